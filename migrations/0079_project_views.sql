-- Saved views of a project (specification, document 001, section 3, Project view).
CREATE TABLE project_view (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  -- The canvas of the layout CANVAS.
  doc_id uuid,
  object_type text NOT NULL CHECK (object_type IN ('NOTE', 'INSIGHT', 'HIGHLIGHT')),
  layout text NOT NULL CHECK (layout IN ('CANVAS', 'BOARD', 'LIST', 'TABLE', 'GRID')),
  rank double precision NOT NULL,
  title text NOT NULL,
  -- {"sort", "filter", "group", "columns", "fieldVisibility"}
  view_data jsonb NOT NULL,
  is_private boolean NOT NULL,
  is_default boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (
    NOT (
      is_private
      AND is_default
    )
  )
);

CREATE INDEX project_view_place ON project_view (project_id, rank);

CREATE UNIQUE INDEX project_view_default ON project_view (project_id, object_type)
WHERE
  is_default;

CALL protect_team_table ('project_view');

CREATE TRIGGER version
BEFORE UPDATE ON project_view FOR EACH ROW WHEN (
  (OLD.title, OLD.layout, OLD.view_data, OLD.doc_id, OLD.is_private, OLD.is_default) IS DISTINCT FROM (NEW.title, NEW.layout, NEW.view_data, NEW.doc_id, NEW.is_private, NEW.is_default)
)
EXECUTE FUNCTION count_version ();
