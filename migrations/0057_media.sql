-- The processing of a recording.
CREATE TABLE media (
  file_id uuid PRIMARY KEY REFERENCES file (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  state text NOT NULL CHECK (state IN ('WAITING', 'PROCESSING', 'DONE', 'FAILED', 'CANCELLED')),
  priority text NOT NULL CHECK (priority IN ('STANDARD', 'ACCELERATED', 'DEDICATED')),
  message text,
  -- Duration, picture and sound, as read from the file.
  facts jsonb,
  gain_db double precision,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL
);

CALL protect_team_table ('media');

-- The steps of the processing, with their last event (specification, document 001, section 4).
CREATE TABLE media_job (
  team_id uuid NOT NULL REFERENCES team (id),
  file_id uuid NOT NULL REFERENCES media (file_id) ON DELETE CASCADE,
  step text NOT NULL,
  type text NOT NULL CHECK (type IN ('AUDIO', 'NORMALIZATION', 'HLS', 'AUDIO_VIDEO_EXPORT', 'AUDIO_VIDEO_CLIP')),
  position integer NOT NULL,
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
  PRIMARY KEY (file_id, step)
);

CALL protect_team_table ('media_job');

-- Files made from a recording, each stored under its id.
CREATE TABLE media_output (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  file_id uuid NOT NULL REFERENCES media (file_id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('AUDIO', 'HLS', 'POSTER', 'THUMBNAILS', 'STORYBOARD', 'WAVEFORM')),
  number integer NOT NULL,
  media_type text NOT NULL,
  bytes bigint NOT NULL,
  detail jsonb NOT NULL,
  UNIQUE (file_id, kind, number)
);

CALL protect_team_table ('media_output');

-- The bytes of an output follow its row, however the row is deleted: the nightly cleanup removes them.
CREATE FUNCTION leave_output_bytes () RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO unowned_bytes (file_id, since) VALUES (OLD.id, now()) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;

CREATE TRIGGER leave_bytes
AFTER DELETE ON media_output FOR EACH ROW
EXECUTE FUNCTION leave_output_bytes ();
