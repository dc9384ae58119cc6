-- Summaries of notes, insights, projects and tags, and of the highlights of a project under a filter. The words are in ai_text.
CREATE TABLE summary (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  target_type text NOT NULL CHECK (target_type IN ('NOTE', 'INSIGHT', 'PROJECT', 'TAG', 'FILTER')),
  -- The project of a filter.
  target_id uuid NOT NULL,
  -- The filter form as JSON.
  FILTER text,
  kind text NOT NULL CHECK (kind IN ('chapter', 'paragraph', 'streaming')),
  framework text NOT NULL,
  prompt text,
  language text,
  text_id uuid NOT NULL REFERENCES ai_text (id) ON DELETE CASCADE,
  -- The text as a member edited it.
  edited_text_id uuid REFERENCES ai_text (id) ON DELETE SET NULL,
  edited_by uuid,
  -- The sources when it was written: [{"type", "id", "digest"}].
  sources jsonb NOT NULL,
  contributors UUID[] NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((target_type = 'FILTER') = (FILTER IS NOT NULL))
);

CREATE INDEX summary_target ON summary (target_id, created_at DESC);

CREATE INDEX summary_project ON summary (project_id);

CREATE INDEX summary_text ON summary (text_id);

CREATE INDEX summary_edited_text ON summary (edited_text_id);

CALL protect_team_table ('summary');

CREATE TRIGGER version
BEFORE UPDATE ON summary FOR EACH ROW WHEN (
  (OLD.framework, OLD.prompt, OLD.language, OLD.text_id, OLD.edited_text_id) IS DISTINCT FROM (NEW.framework, NEW.prompt, NEW.language, NEW.text_id, NEW.edited_text_id)
)
EXECUTE FUNCTION count_version ();

-- The framework and language of new summaries in a project; without a row: Summary, in the language of the sources.
CREATE TABLE summary_setting (
  project_id uuid PRIMARY KEY REFERENCES project (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  framework text NOT NULL,
  language text
);

CALL protect_team_table ('summary_setting');
