-- Services that channels get their data points from.
CREATE TABLE channel_source (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  channel_id uuid NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
  source text NOT NULL,
  name text NOT NULL,
  account text NOT NULL,
  configuration jsonb NOT NULL,
  -- Encrypted; null for services that need none.
  credentials text,
  -- Place where the next page begins, in the words of the service.
  cursor text,
  state text NOT NULL CHECK (state IN ('active', 'paused', 'stopped')),
  problem text,
  -- The latest run.
  import_id uuid REFERENCES channel_import (id) ON DELETE SET NULL,
  last_run_at timestamptz,
  next_run_at timestamptz,
  created_by uuid NOT NULL REFERENCES member (id),
  created_at timestamptz NOT NULL
);

CREATE INDEX channel_source_channel ON channel_source (channel_id, created_at DESC, id DESC);

CREATE INDEX channel_source_team ON channel_source (team_id);

CREATE INDEX channel_source_import ON channel_source (import_id)
WHERE
  import_id IS NOT NULL;

CREATE INDEX channel_source_due ON channel_source (next_run_at)
WHERE
  next_run_at IS NOT NULL;

CALL protect_team_table ('channel_source');

ALTER TABLE channel_import
ADD COLUMN source_id uuid REFERENCES channel_source (id) ON DELETE SET NULL,
ADD COLUMN removed integer NOT NULL DEFAULT 0,
ADD COLUMN waits_until timestamptz;

CREATE INDEX channel_import_source ON channel_import (source_id)
WHERE
  source_id IS NOT NULL;

-- Sources of all teams that are due.
CREATE FUNCTION before_team.due_sources (due timestamptz, most integer) RETURNS TABLE (team_id uuid, id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT s.team_id, s.id FROM channel_source s JOIN channel c ON c.id = s.channel_id JOIN team t ON t.id = s.team_id
    WHERE s.state = 'active' AND s.next_run_at <= due AND c.trash_id IS NULL AND t.deleted_at IS NULL ORDER BY s.next_run_at, s.id LIMIT most
  $$;

REVOKE ALL ON FUNCTION before_team.due_sources
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.due_sources TO evident_app;
