-- Filters with a name: of a project, or of the workspace where project_id is null. A segment is a filter of people, who are in no project.
CREATE TABLE saved_filter (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  object_type text NOT NULL CHECK (object_type IN ('NOTE', 'HIGHLIGHT', 'INSIGHT', 'PERSON')),
  name text NOT NULL,
  -- {"combinator", "fieldForms": [{"id", "field", "operator", "values", "hidden"}]}
  form jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (
    object_type <> 'PERSON'
    OR project_id IS NULL
  )
);

CREATE INDEX saved_filter_place ON saved_filter (team_id, object_type, project_id);

CREATE INDEX saved_filter_project ON saved_filter (project_id);

CALL protect_team_table ('saved_filter');

CREATE TRIGGER version
BEFORE UPDATE ON saved_filter FOR EACH ROW WHEN ((OLD.name, OLD.form) IS DISTINCT FROM (NEW.name, NEW.form))
EXECUTE FUNCTION count_version ();
