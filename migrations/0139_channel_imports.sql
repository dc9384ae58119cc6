-- Jobs that bring data points from a source.
CREATE TABLE channel_import (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  channel_id uuid NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
  source text NOT NULL,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'paused', 'done', 'cancelled', 'failed')),
  file_id uuid REFERENCES file (id) ON DELETE SET NULL,
  configuration jsonb,
  -- Items that were read: the place where it goes on.
  read integer NOT NULL,
  total integer,
  created integer NOT NULL,
  updated integer NOT NULL,
  unchanged integer NOT NULL,
  folded integer NOT NULL,
  skipped integer NOT NULL,
  failed integer NOT NULL,
  problem text,
  created_by uuid NOT NULL REFERENCES member (id),
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);

CREATE INDEX channel_import_newest ON channel_import (channel_id, created_at DESC, id DESC);

CREATE INDEX channel_import_team ON channel_import (team_id);

CREATE INDEX channel_import_file ON channel_import (file_id)
WHERE
  file_id IS NOT NULL;

CALL protect_team_table ('channel_import');

CREATE TABLE channel_import_failure (
  import_id uuid NOT NULL REFERENCES channel_import (id) ON DELETE CASCADE,
  number integer NOT NULL,
  team_id uuid NOT NULL REFERENCES team (id),
  external_id text NOT NULL,
  message text NOT NULL,
  code text NOT NULL,
  PRIMARY KEY (import_id, number)
);

CREATE INDEX channel_import_failure_team ON channel_import_failure (team_id);

CALL protect_team_table ('channel_import_failure');
