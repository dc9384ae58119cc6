-- Rules of data retention, holds, and runs with their receipts.
CREATE TABLE retention_rule (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- Null for the rule of the workspace.
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  -- {"interval": {"days": 90}, "since": "CREATED"}; null keeps everything.
  rule jsonb,
  -- Holds until starts_at.
  before jsonb,
  starts_at timestamptz NOT NULL,
  -- Projects can only set a shorter interval.
  enforced boolean NOT NULL,
  saved_by uuid NOT NULL,
  saved_at timestamptz NOT NULL,
  CHECK (
    NOT enforced
    OR project_id IS NULL
  )
);

CREATE UNIQUE INDEX retention_rule_workspace ON retention_rule (team_id)
WHERE
  project_id IS NULL;

CREATE UNIQUE INDEX retention_rule_project ON retention_rule (project_id);

CALL protect_team_table ('retention_rule');

CREATE TABLE retention_hold (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  -- Null holds all notes of the project.
  note_id uuid REFERENCES note (id) ON DELETE CASCADE,
  reason text NOT NULL,
  held_by uuid NOT NULL,
  held_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX retention_hold_project ON retention_hold (project_id)
WHERE
  note_id IS NULL;

CREATE UNIQUE INDEX retention_hold_note ON retention_hold (note_id);

CREATE INDEX retention_hold_notes_of_project ON retention_hold (project_id);

CALL protect_team_table ('retention_hold');

-- A run and, with its notes, its receipt. It outlives the project and the notes.
CREATE TABLE retention_run (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- Null for all projects.
  project_id uuid,
  -- Null for the daily run.
  asked_by uuid,
  state text NOT NULL CHECK (state IN ('RUNNING', 'DONE', 'FAILED')),
  problem text,
  -- The rules in force when it started.
  rules jsonb NOT NULL,
  held integer NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz
);

CREATE INDEX retention_run_list ON retention_run (team_id, started_at, id);

CREATE UNIQUE INDEX retention_run_open ON retention_run (team_id, coalesce(project_id, '00000000-0000-0000-0000-000000000000'))
WHERE
  state = 'RUNNING';

CALL protect_team_table ('retention_run');

CREATE TABLE retention_run_note (
  run_id uuid NOT NULL REFERENCES retention_run (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  note_id uuid NOT NULL,
  project_id uuid NOT NULL,
  deleted_at timestamptz NOT NULL,
  -- {"recordings": 1, "highlights": 12, …}
  counts jsonb NOT NULL,
  PRIMARY KEY (run_id, note_id)
);

CALL protect_team_table ('retention_run_note');

-- When retention deleted the words of a note. Words that are written later age from then on.
ALTER TABLE note
ADD COLUMN words_deleted_at timestamptz;

CREATE FUNCTION before_team.retention_teams () RETURNS TABLE (id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT DISTINCT t.id FROM retention_rule r JOIN team t ON t.id = r.team_id WHERE t.deleted_at IS NULL
  $$;

REVOKE ALL ON FUNCTION before_team.retention_teams
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.retention_teams TO evident_app;
