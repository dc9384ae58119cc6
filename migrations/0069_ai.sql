-- Generated texts of every kind. Content: {"sections": [{"key", "title", "startTime", "sentences": [{"text",
-- "citations"}]}], "citations": [...]}, as in domain/evidence.
CREATE TABLE ai_text (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- Null for texts of the workspace.
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  -- The only member who can read it; null for all who can read its project.
  owner_id uuid,
  purpose text NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'WORKING', 'DONE', 'FAILED', 'CANCELLED')),
  method text NOT NULL CHECK (method IN ('MODEL', 'EXTRACTED')),
  model text,
  content jsonb NOT NULL,
  dropped integer NOT NULL,
  reason text,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE INDEX ai_text_project ON ai_text (project_id);

CALL protect_team_table ('ai_text');

CREATE TRIGGER version
BEFORE UPDATE ON ai_text FOR EACH ROW WHEN ((OLD.state, OLD.content, OLD.reason) IS DISTINCT FROM (NEW.state, NEW.content, NEW.reason))
EXECUTE FUNCTION count_version ();

-- The sources that a text cites, and while it is written those that it may cite.
CREATE TABLE ai_text_source (
  ai_text_id uuid NOT NULL REFERENCES ai_text (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  source_type text NOT NULL CHECK (source_type IN ('highlight', 'insight', 'note', 'theme', 'tag')),
  source_id uuid NOT NULL,
  -- The note of a note or highlight.
  note_id uuid,
  PRIMARY KEY (ai_text_id, source_id, source_type)
);

CREATE INDEX ai_text_source_source ON ai_text_source (source_id);

CREATE INDEX ai_text_source_note ON ai_text_source (note_id)
WHERE
  note_id IS NOT NULL;

CALL protect_team_table ('ai_text_source');

-- Decisions of a workspace about language models. Without a row: on, with the first model of the installation.
CREATE TABLE ai_setting (
  team_id uuid PRIMARY KEY REFERENCES team (id),
  enabled boolean NOT NULL,
  -- Of the configuration; null for its first model.
  model_id text,
  -- Null allows every region.
  regions TEXT[],
  version integer NOT NULL DEFAULT 1
);

CALL protect_team_table ('ai_setting');

CREATE TRIGGER version
BEFORE UPDATE ON ai_setting FOR EACH ROW
EXECUTE FUNCTION count_version ();

-- Tokens sent to and received from language models. Month: YYYY-MM in UTC.
CREATE TABLE ai_usage (
  team_id uuid NOT NULL REFERENCES team (id),
  MONTH text NOT NULL,
  purpose text NOT NULL,
  model text NOT NULL,
  requests integer NOT NULL,
  input_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  PRIMARY KEY (team_id, MONTH, purpose, model)
);

CALL protect_team_table ('ai_usage');
