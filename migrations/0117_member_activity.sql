-- The work of each member in the week before a night. Kept for 30 days, and deleted with the membership.
CREATE TABLE member_activity (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL REFERENCES member (id),
  DAY date NOT NULL,
  notes_read integer NOT NULL CHECK (notes_read >= 0),
  highlights integer NOT NULL CHECK (highlights >= 0),
  insights integer NOT NULL CHECK (insights >= 0),
  sessions integer NOT NULL CHECK (sessions >= 0),
  engagement_score double precision NOT NULL CHECK (engagement_score BETWEEN 0 AND 100),
  theme text NOT NULL CHECK (theme IN ('light', 'dark', 'auto')),
  created_at timestamptz NOT NULL,
  -- Counted once, however many processes try.
  UNIQUE (member_id, DAY)
);

CREATE INDEX member_activity_newest ON member_activity (team_id, created_at DESC, id DESC);

CALL protect_team_table ('member_activity');

-- Workspaces with members whose activity has not been counted on a day. Members who joined on that day come the next night.
CREATE FUNCTION before_team.teams_to_count (counted date) RETURNS TABLE (team_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id FROM team t WHERE t.deleted_at IS NULL AND EXISTS (
      SELECT FROM member m WHERE m.team_id = t.id AND m.removed_at IS NULL AND m.created_at < counted::timestamp AT TIME ZONE 'UTC'
        AND NOT EXISTS (SELECT FROM member_activity a WHERE a.member_id = m.id AND a.day = counted))
  $$;

REVOKE ALL ON FUNCTION before_team.teams_to_count
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.teams_to_count TO evident_app;
