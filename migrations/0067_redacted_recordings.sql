-- The job that makes the redacted version of a recording, and where its original is kept.
CREATE TABLE recording_redaction (
  file_id uuid PRIMARY KEY REFERENCES file (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL,
  note_id uuid NOT NULL,
  workflow_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'PROCESSING', 'DONE', 'FAILED', 'CANCELLED')),
  progress double precision NOT NULL,
  message text,
  -- Input, result and error (specification, document 001, section 3).
  input jsonb NOT NULL,
  result jsonb,
  error jsonb,
  -- The stored bytes of the original, and its media type, size and hash.
  original_key uuid,
  original jsonb,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX recording_redaction_team ON recording_redaction (team_id);

CALL protect_team_table ('recording_redaction');

-- The nightly cleanup deletes the bytes of an original once its row no longer names it.
CREATE FUNCTION disown_original () RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO unowned_bytes (file_id, since) VALUES (OLD.original_key, now()) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;

CREATE TRIGGER disown_original
AFTER DELETE ON recording_redaction FOR EACH ROW WHEN (OLD.original_key IS NOT NULL)
EXECUTE FUNCTION disown_original ();

CREATE TRIGGER disown_former_original
AFTER UPDATE ON recording_redaction FOR EACH ROW WHEN (
  OLD.original_key IS NOT NULL
  AND OLD.original_key IS DISTINCT FROM NEW.original_key
)
EXECUTE FUNCTION disown_original ();

-- Renderings are found by the recordings that they use.
CREATE INDEX render_recordings ON render USING gin ((plan -> 'spans') jsonb_path_ops);

-- Files from which the transcripts of recordings were read.
CREATE TABLE transcript_source (
  team_id uuid NOT NULL REFERENCES team (id),
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  PRIMARY KEY (note_id, file_id)
);

CREATE INDEX transcript_source_file ON transcript_source (file_id);

CALL protect_team_table ('transcript_source');
