-- Lists of seconds that play one after another.
CREATE TABLE reel (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  title text NOT NULL,
  -- Its source; null for chosen highlights.
  source_type text CHECK (source_type IN ('FILE', 'NOTE', 'TAG', 'INSIGHT')),
  source_id uuid,
  -- [{"id", "highlightId", "fileId", "startMs", "endMs", "cuts": [{"startMs", "endMs"}], "title"}]
  items jsonb NOT NULL,
  captions boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((source_type IS NULL) = (source_id IS NULL))
);

CREATE INDEX reel_project ON reel (project_id, created_at DESC, id DESC);

CREATE INDEX reel_source ON reel (source_id)
WHERE
  source_id IS NOT NULL;

CALL protect_team_table ('reel');

CREATE TRIGGER version
BEFORE UPDATE ON reel FOR EACH ROW WHEN ((OLD.title, OLD.items, OLD.captions) IS DISTINCT FROM (NEW.title, NEW.items, NEW.captions))
EXECUTE FUNCTION count_version ();
