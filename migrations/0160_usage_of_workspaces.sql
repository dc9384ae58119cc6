-- The workspaces whose figures a session may show: those where its account acts as an admin, and which accept the session.
CREATE FUNCTION before_team.workspaces_overseen (session_id uuid) RETURNS TABLE (id uuid, name text, subdomain text, plan jsonb) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.name, t.subdomain, (SELECT p.plan FROM workspace_plan p WHERE p.team_id = t.id)
    FROM session s JOIN member m ON m.account_id = s.account_id AND m.removed_at IS NULL AND m.suspended_at IS NULL AND m.workspace_admin
    JOIN team t ON t.id = m.team_id AND t.deleted_at IS NULL
    CROSS JOIN LATERAL before_team.session_rules(s.secret_hash, t.id, m.id) r
    WHERE s.id = session_id AND s.expires_at > now() AND (t.password_auth_enabled OR NOT s.by_password)
      AND r.accepted AND NOT r.second_factor_needed AND before_team.sso_accepts(s.secret_hash, t.id)
      AND NOT (t.admins_need_second_factor AND NOT EXISTS (SELECT FROM second_factor f WHERE f.account_id = s.account_id AND f.enabled_at IS NOT NULL))
    ORDER BY lower(t.name), t.id
  $$;

REVOKE ALL ON FUNCTION before_team.workspaces_overseen
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.workspaces_overseen TO evident_app;

-- Analytics of a workspace: on and without names, unless admins decide otherwise.
CREATE TABLE analytics_setting (
  team_id uuid PRIMARY KEY REFERENCES team (id) ON DELETE CASCADE,
  enabled boolean NOT NULL,
  -- Readers are named from this moment on; null: never.
  names_since timestamptz
);

CALL protect_team_table ('analytics_setting');

-- Views of a note or insight on a day in UTC, and the members who read it that day.
CREATE TABLE object_view (
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  object_type text NOT NULL CHECK (object_type IN ('NOTE', 'INSIGHT')),
  object_id uuid NOT NULL,
  DAY date NOT NULL,
  views integer NOT NULL,
  readers integer NOT NULL,
  PRIMARY KEY (team_id, object_id, DAY)
);

CREATE INDEX object_view_day ON object_view (DAY);

CALL protect_team_table ('object_view');

-- The last time that a member read it, so that readers count once. Deleted after 90 days.
CREATE TABLE object_reader (
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  object_id uuid NOT NULL,
  member_id uuid NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (team_id, object_id, member_id)
);

CREATE INDEX object_reader_age ON object_reader (last_at);

CREATE INDEX object_reader_member ON object_reader (member_id);

CALL protect_team_table ('object_reader');

-- Deletes readers of an earlier time, old sums, and those of objects that do not exist any more.
CREATE FUNCTION before_team.forget_views (readers_before timestamptz, days_before date) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    DECLARE
      forgotten integer;
      more integer;
    BEGIN
      DELETE FROM object_reader r WHERE r.last_at < readers_before OR NOT EXISTS (SELECT FROM note n WHERE n.id = r.object_id) AND NOT EXISTS (SELECT FROM insight i WHERE i.id = r.object_id)
        OR EXISTS (SELECT FROM member m WHERE m.id = r.member_id AND m.removed_at IS NOT NULL);
      GET DIAGNOSTICS forgotten = ROW_COUNT;
      DELETE FROM object_view v WHERE v.day < days_before OR NOT EXISTS (SELECT FROM note n WHERE n.id = v.object_id) AND NOT EXISTS (SELECT FROM insight i WHERE i.id = v.object_id);
      GET DIAGNOSTICS more = ROW_COUNT;
      RETURN forgotten + more;
    END $$;

REVOKE ALL ON FUNCTION before_team.forget_views
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.forget_views TO evident_app;
