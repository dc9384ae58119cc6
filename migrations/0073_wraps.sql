-- Reports on a week in a project or in the workspace (specification, document 001, section 3, Activity wrap blocks).
CREATE TABLE wrap (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- Null for the workspace.
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  -- The wrap of the workspace that was put together from this one of a project.
  part_of uuid REFERENCES wrap (id) ON DELETE SET NULL,
  title text NOT NULL CHECK (char_length(title) <= 500),
  since timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > since),
  weekly boolean NOT NULL,
  ai_text_id uuid NOT NULL REFERENCES ai_text (id) ON DELETE CASCADE,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX wrap_newest ON wrap (team_id, project_id, until DESC, id DESC);

CREATE INDEX wrap_part ON wrap (part_of)
WHERE
  part_of IS NOT NULL;

CREATE INDEX wrap_text ON wrap (ai_text_id);

-- The weekly job writes each wrap once.
CREATE UNIQUE INDEX wrap_weekly ON wrap (team_id, project_id, since) NULLS NOT DISTINCT
WHERE
  weekly;

CALL protect_team_table ('wrap');

-- Workspaces in which a highlight or note was made in a period and that have no weekly wrap of it.
CREATE FUNCTION before_team.teams_to_wrap (since timestamptz, until timestamptz) RETURNS TABLE (team_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id FROM team t WHERE t.deleted_at IS NULL
      AND (EXISTS (SELECT FROM highlight h WHERE h.team_id = t.id AND h.created_at >= teams_to_wrap.since AND h.created_at < teams_to_wrap.until)
        OR EXISTS (SELECT FROM note n WHERE n.team_id = t.id AND n.created_at >= teams_to_wrap.since AND n.created_at < teams_to_wrap.until))
      AND NOT EXISTS (SELECT FROM wrap w WHERE w.team_id = t.id AND w.project_id IS NULL AND w.weekly AND w.since = teams_to_wrap.since)
    ORDER BY t.id
  $$;

REVOKE ALL ON FUNCTION before_team.teams_to_wrap
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.teams_to_wrap TO evident_app;
