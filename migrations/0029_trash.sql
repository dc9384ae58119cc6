-- Deleted things wait here for 30 days. Restoring clears trash_id on exactly the rows this entry took along.
CREATE TABLE trash_entry (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  object_type text NOT NULL CHECK (object_type IN ('PROJECT', 'PROJECT_CATEGORY', 'NOTE', 'INSIGHT', 'TAG_BOARD')),
  object_id uuid NOT NULL,
  title text NOT NULL,
  -- The project it belongs to; null for projects and folders.
  project_id uuid,
  -- Counts of what went along, as shown to members: {"notes": 3, "highlights": 40}.
  held jsonb NOT NULL DEFAULT '{}',
  trashed_by uuid NOT NULL,
  trashed_at timestamptz NOT NULL,
  -- Set by "Delete forever": no longer listed, waits for the purge job.
  doomed_at timestamptz,
  UNIQUE (object_type, object_id)
);

CREATE INDEX trash_entry_order ON trash_entry (team_id, trashed_at, id);

CREATE INDEX trash_entry_expiry ON trash_entry (trashed_at);

CALL protect_team_table ('trash_entry');

-- Rows in the trash are invisible to every statement of the application. Only the trash itself sets evident.trash, for one transaction.
CREATE PROCEDURE hide_trashed_rows (name regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ADD COLUMN trash_id uuid', name);
  EXECUTE format('CREATE INDEX ON %s (trash_id) WHERE trash_id IS NOT NULL', name);
  EXECUTE format('CREATE POLICY not_in_trash ON %s AS RESTRICTIVE USING (trash_id IS NULL OR current_setting(''evident.trash'', true) = ''shown'')', name);
END $$;

CALL hide_trashed_rows ('folder');

CALL hide_trashed_rows ('project');

-- Without its grants nobody reaches a project, so whatever lies in it disappears with them.
CALL hide_trashed_rows ('access_grant');

CALL hide_trashed_rows ('note');

CALL hide_trashed_rows ('highlight');

CALL hide_trashed_rows ('insight');

CALL hide_trashed_rows ('tag_board');

CALL hide_trashed_rows ('tag_group');

CALL hide_trashed_rows ('tag');

-- A note in the trash gives up its fingerprint, so that the same row can be imported again.
ALTER TABLE note
ADD COLUMN trashed_fingerprint text;

-- Entries of all teams that are due for the purge, oldest first.
CREATE FUNCTION before_team.due_trash (trashed_before timestamptz, most integer) RETURNS TABLE (team_id uuid, id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$ SELECT t.team_id, t.id FROM trash_entry t WHERE t.trashed_at < trashed_before OR t.doomed_at IS NOT NULL ORDER BY t.trashed_at LIMIT most $$;

REVOKE ALL ON FUNCTION before_team.due_trash
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.due_trash TO evident_app;
