-- Files rendered from parts of recordings (specification, document 001, sections 3 and 4).
CREATE TABLE render (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('AUDIO_VIDEO_EXPORT', 'AUDIO_VIDEO_CLIP')),
  name text NOT NULL,
  plan jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'PROCESSING', 'DONE', 'FAILED', 'CANCELLED')),
  priority text NOT NULL CHECK (priority IN ('STANDARD', 'ACCELERATED', 'DEDICATED')),
  event text CHECK (
    event IN (
      'INPUT_INFORMATION',
      'PROGRESSING',
      'STATUS_UPDATE',
      'NEW_WARNING',
      'QUEUE_HOP',
      'COMPLETE',
      'ERROR'
    )
  ),
  progress double precision NOT NULL,
  code text,
  message text,
  duration_ms integer,
  result_file_id uuid REFERENCES file (id) ON DELETE SET NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX render_newest ON render (project_id, created_at DESC, id DESC);

CREATE INDEX render_result ON render (result_file_id);

CALL protect_team_table ('render');
