-- Redactions of notes and their recordings. Positions are code points, times milliseconds.
CREATE TABLE redaction (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL,
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  file_id uuid REFERENCES file (id) ON DELETE CASCADE,
  start_ms integer,
  end_ms integer,
  video text NOT NULL CHECK (video IN ('KEEP', 'BLUR_FRAME', 'BLUR_REGION')),
  -- [{"atMs", "left", "top", "width", "height"}], in per cent of the frame.
  keyframes jsonb NOT NULL,
  audio text NOT NULL CHECK (audio IN ('KEEP', 'MUTE', 'BLEEP')),
  remove_words boolean NOT NULL,
  -- {"quote", "before", "after", "start", "end"}; null once the words are removed.
  words jsonb,
  state text NOT NULL CHECK (state IN ('PENDING', 'APPLYING', 'APPLIED', 'FAILED')),
  reason text,
  restorable boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  applied_by uuid,
  applied_at timestamptz
);

CREATE INDEX redaction_note ON redaction (note_id, created_at, id);

CREATE INDEX redaction_file ON redaction (file_id);

CALL protect_team_table ('redaction');

CREATE TRIGGER version
BEFORE UPDATE ON redaction FOR EACH ROW WHEN (
  (OLD.start_ms, OLD.end_ms, OLD.video, OLD.keyframes, OLD.audio, OLD.remove_words, OLD.state) IS DISTINCT FROM (NEW.start_ms, NEW.end_ms, NEW.video, NEW.keyframes, NEW.audio, NEW.remove_words, NEW.state)
)
EXECUTE FUNCTION count_version ();

-- Removed words, kept for members with full access until the original is deleted. The only place that holds them.
CREATE TABLE redaction_original (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  redaction_id uuid NOT NULL REFERENCES redaction (id) ON DELETE CASCADE,
  -- A document, or a published version of an insight; null for a column of a row.
  document_id uuid,
  publication_id uuid,
  -- Removed runs of text; or {"place", "key", "column", "before", "after"}.
  original jsonb NOT NULL
);

CREATE INDEX redaction_original_redaction ON redaction_original (redaction_id);

CALL protect_team_table ('redaction_original');

-- Files that still hold redacted words, pictures or sound. Only members with full access can read them.
CREATE TABLE withheld_file (
  team_id uuid NOT NULL REFERENCES team (id),
  file_id uuid NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  redaction_id uuid NOT NULL REFERENCES redaction (id) ON DELETE CASCADE,
  PRIMARY KEY (file_id, redaction_id)
);

CREATE INDEX withheld_file_redaction ON withheld_file (redaction_id);

CALL protect_team_table ('withheld_file');
