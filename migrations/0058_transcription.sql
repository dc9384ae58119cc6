-- Transcriptions of recordings. The result becomes the text of the note.
CREATE TABLE transcription (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  project_id uuid NOT NULL,
  file_id uuid NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  -- Locale code; 'auto' identifies the language.
  language text NOT NULL,
  replaces boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  -- [{"startMs", "endMs"}]; null until the recording was analyzed.
  plan jsonb,
  pieces_done integer NOT NULL DEFAULT 0,
  message text,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);

CREATE INDEX transcription_note ON transcription (note_id, created_at DESC);

CREATE INDEX transcription_file ON transcription (file_id);

-- At most one at a time for each recording of a note.
CREATE UNIQUE INDEX transcription_under_way ON transcription (note_id, file_id)
WHERE
  state IN ('WAITING', 'RUNNING');

CALL protect_team_table ('transcription');

-- The speech of each piece, so that no piece is transcribed twice.
CREATE TABLE transcription_piece (
  team_id uuid NOT NULL REFERENCES team (id),
  transcription_id uuid NOT NULL REFERENCES transcription (id) ON DELETE CASCADE,
  start_ms integer NOT NULL,
  end_ms integer NOT NULL,
  -- {"cues": [{"start", "end", "speaker", "text", "words"}], "language"}
  heard jsonb NOT NULL,
  PRIMARY KEY (transcription_id, start_ms)
);

CALL protect_team_table ('transcription_piece');

-- Milliseconds transcribed in a UTC month. Stays when notes are deleted.
CREATE TABLE transcription_usage (
  team_id uuid NOT NULL REFERENCES team (id),
  MONTH date NOT NULL,
  milliseconds bigint NOT NULL,
  PRIMARY KEY (team_id, MONTH)
);

CALL protect_team_table ('transcription_usage');

-- Settings of the workspace, and of projects.
CREATE TABLE transcription_setting (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  language text,
  vocabulary TEXT[] NOT NULL,
  automatic boolean,
  UNIQUE NULLS NOT DISTINCT (team_id, project_id)
);

CALL protect_team_table ('transcription_setting');

-- Translations of turns, found by the hash of their words.
CREATE TABLE turn_translation (
  team_id uuid NOT NULL REFERENCES team (id),
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  language text NOT NULL,
  source_hash text NOT NULL,
  source text NOT NULL,
  text text NOT NULL,
  file_id text,
  start_ms integer,
  PRIMARY KEY (note_id, language, source_hash)
);

CALL protect_team_table ('turn_translation');
