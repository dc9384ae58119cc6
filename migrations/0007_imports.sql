-- One import: some files, or a table of rows, into one project.
CREATE TABLE import_run (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id),
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'cancelled', 'failed')),
  finished_at timestamptz
);

CREATE INDEX import_run_project ON import_run (project_id, created_at DESC);

CALL protect_team_table ('import_run');

-- One file of an import and how far it got; a restarted job goes on after next_row.
CREATE TABLE import_file (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL,
  import_run_id uuid NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES file (id),
  name text NOT NULL,
  -- How a person chose to read it.
  choice jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'cancelled', 'failed')),
  next_row integer NOT NULL DEFAULT 0,
  total_rows integer,
  made integer NOT NULL DEFAULT 0,
  recognised integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  problem text
);

CREATE INDEX import_file_run ON import_file (import_run_id);

CALL protect_team_table ('import_file');

-- What did not make it, with its line, its cause and the row itself, so that it can be mended and tried again.
CREATE TABLE import_failure (
  team_id uuid NOT NULL,
  import_file_id uuid NOT NULL REFERENCES import_file (id) ON DELETE CASCADE,
  -- Which of the file's rows, counted from 0; the line a person finds it at, where the format has lines.
  row_number integer NOT NULL,
  line integer,
  cause text NOT NULL,
  PRIMARY KEY (import_file_id, row_number)
);

CALL protect_team_table ('import_failure');
