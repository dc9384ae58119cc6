-- Boards of cards on an endless surface (specification, document 001, section 3, Canvas).
CREATE TABLE canvas (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) <= 200),
  -- {"objects": {id: object}, "expanded", "staging", "searchParams", "section"}. Cards are references, without words.
  document jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX canvas_project ON canvas (project_id, created_at DESC, id DESC);

CALL protect_team_table ('canvas');

CREATE TRIGGER version
BEFORE UPDATE ON canvas FOR EACH ROW WHEN ((OLD.title, OLD.document) IS DISTINCT FROM (NEW.title, NEW.document))
EXECUTE FUNCTION count_version ();
