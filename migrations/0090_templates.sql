-- Templates of insights and projects, and extensions (specification, document 000, section 2). Without a project: of the workspace.
CREATE TABLE template (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('INSIGHT', 'PROJECT', 'EXTENSION')),
  title text NOT NULL,
  description text NOT NULL,
  -- Rich text without evidence, images or speakers.
  document jsonb NOT NULL,
  -- Fields, tag boards, views and templates, with ids that each use replaces.
  blueprint jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (
    project_id IS NULL
    OR kind = 'INSIGHT'
  )
);

CREATE INDEX template_place ON template (team_id, project_id);

CALL protect_team_table ('template');

CREATE TRIGGER version
BEFORE UPDATE ON template FOR EACH ROW WHEN (
  (OLD.title, OLD.description, OLD.document, OLD.blueprint) IS DISTINCT FROM (NEW.title, NEW.description, NEW.document, NEW.blueprint)
)
EXECUTE FUNCTION count_version ();

-- Extensions installed in projects, with what each added.
CREATE TABLE project_extension (
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  -- A template, or one of the built-in extensions.
  extension_id uuid NOT NULL,
  title text NOT NULL,
  -- {"fields", "fieldSets", "boards", "templates"}: ids of the project's objects.
  added jsonb NOT NULL,
  installed_by uuid NOT NULL,
  installed_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, extension_id)
);

CALL protect_team_table ('project_extension');

-- Words of the evidence when it was published, to show what changed since. Redaction and erasure change them too.
ALTER TABLE insight_publication
ADD COLUMN quotes jsonb NOT NULL DEFAULT '[]';

-- Evidence that contradicts its insight.
CREATE TABLE contradicting_evidence (
  team_id uuid NOT NULL REFERENCES team (id),
  insight_id uuid NOT NULL REFERENCES insight (id) ON DELETE CASCADE,
  highlight_id uuid NOT NULL,
  PRIMARY KEY (insight_id, highlight_id)
);

CALL protect_team_table ('contradicting_evidence');
