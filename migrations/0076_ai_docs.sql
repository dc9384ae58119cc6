-- Documents that AI writes from sources of a project. The document has the id of the doc; the generated words are in ai_text.
CREATE TABLE ai_doc (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  title text NOT NULL,
  -- [{"type", "id"}]: objects of the project, the project itself, or saved filters.
  sources jsonb NOT NULL,
  framework text NOT NULL,
  prompt text,
  language text,
  text_id uuid NOT NULL REFERENCES ai_text (id) ON DELETE CASCADE,
  -- The text that the document was filled with.
  filled_text_id uuid REFERENCES ai_text (id) ON DELETE SET NULL,
  -- The last update of the document when it was filled: later ones are edits.
  filled_seq bigint NOT NULL DEFAULT 0,
  -- The sources when the latest text was written: [{"type", "id", "digest"}].
  read_sources jsonb NOT NULL DEFAULT '[]',
  texts UUID[] NOT NULL,
  agent_id uuid,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE INDEX ai_doc_newest ON ai_doc (team_id, updated_at DESC, id DESC);

CREATE INDEX ai_doc_project ON ai_doc (project_id);

CREATE INDEX ai_doc_text ON ai_doc (text_id);

CREATE INDEX ai_doc_filled_text ON ai_doc (filled_text_id);

CALL protect_team_table ('ai_doc');

CALL hide_trashed_rows ('ai_doc');

CREATE TRIGGER version
BEFORE UPDATE ON ai_doc FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION count_version ();

-- Saved instructions that write docs on a schedule.
CREATE TABLE agent (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  title text NOT NULL,
  instruction text NOT NULL,
  sources jsonb NOT NULL,
  framework text,
  language text,
  -- {"every": "MANUAL" | "DAY" | "WEEK", "weekday": 1 to 7 from Monday, "hour", "timeZone"}.
  schedule jsonb NOT NULL,
  active boolean NOT NULL,
  -- Why it was stopped by the product.
  stopped_reason text,
  -- Null if it is paused or only run by hand.
  next_run_at timestamptz,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE INDEX agent_newest ON agent (team_id, created_at DESC, id DESC);

CREATE INDEX agent_project ON agent (project_id);

CREATE INDEX agent_due ON agent (next_run_at)
WHERE
  next_run_at IS NOT NULL;

CALL protect_team_table ('agent');

CREATE TRIGGER version
BEFORE UPDATE ON agent FOR EACH ROW WHEN (
  (OLD.title, OLD.instruction, OLD.sources, OLD.framework, OLD.language, OLD.schedule, OLD.active) IS DISTINCT FROM (NEW.title, NEW.instruction, NEW.sources, NEW.framework, NEW.language, NEW.schedule, NEW.active)
)
EXECUTE FUNCTION count_version ();

CREATE TABLE agent_run (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  agent_id uuid NOT NULL REFERENCES agent (id) ON DELETE CASCADE,
  -- WRITING: the state of its doc holds.
  state text NOT NULL CHECK (state IN ('WAITING', 'WRITING', 'SKIPPED', 'FAILED', 'CANCELLED')),
  reason text,
  -- When it was to run; null if a member started it.
  due_at timestamptz,
  started_by uuid,
  doc_id uuid REFERENCES ai_doc (id) ON DELETE SET NULL,
  text_id uuid REFERENCES ai_text (id) ON DELETE SET NULL,
  -- The sources it read, to notice that nothing is new: [{"type", "id", "digest"}].
  read_sources jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL
);

CREATE INDEX agent_run_newest ON agent_run (agent_id, created_at DESC, id DESC);

CREATE INDEX agent_run_doc ON agent_run (doc_id);

CREATE INDEX agent_run_text ON agent_run (text_id);

CALL protect_team_table ('agent_run');

-- Agents of all teams that are due.
CREATE FUNCTION before_team.due_agents (due timestamptz, most integer) RETURNS TABLE (team_id uuid, id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT a.team_id, a.id FROM agent a JOIN team t ON t.id = a.team_id
    WHERE a.active AND a.next_run_at <= due AND t.deleted_at IS NULL ORDER BY a.next_run_at, a.id LIMIT most
  $$;

REVOKE ALL ON FUNCTION before_team.due_agents
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.due_agents TO evident_app;

ALTER TABLE trash_entry
DROP CONSTRAINT trash_entry_object_type_check;

ALTER TABLE trash_entry
ADD CONSTRAINT trash_entry_object_type_check CHECK (object_type IN ('PROJECT', 'PROJECT_CATEGORY', 'NOTE', 'INSIGHT', 'TAG_BOARD', 'PERSON', 'AI_DOC'));
