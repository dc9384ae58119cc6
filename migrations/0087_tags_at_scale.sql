-- Boards and tags without a project belong to the workspace.
ALTER TABLE tag_board
ALTER COLUMN project_id
DROP NOT NULL;

ALTER TABLE tag
ALTER COLUMN project_id
DROP NOT NULL,
ADD COLUMN role text;

CREATE INDEX tag_board_of_workspace ON tag_board (team_id, rank)
WHERE
  project_id IS NULL;

CREATE INDEX tag_of_workspace ON tag (team_id)
WHERE
  project_id IS NULL;

DROP TRIGGER version ON tag;

CREATE TRIGGER version
BEFORE UPDATE ON tag FOR EACH ROW WHEN (
  (OLD.title, OLD.description, OLD.role, OLD.locked) IS DISTINCT FROM (NEW.title, NEW.description, NEW.role, NEW.locked)
)
EXECUTE FUNCTION count_version ();

-- The project of the highlight: a tag of the workspace is on highlights of several projects, and readers count only those they see.
ALTER TABLE highlight_tag
ADD COLUMN project_id uuid;

UPDATE highlight_tag t
SET
  project_id = h.project_id
FROM
  highlight h
WHERE
  h.id = t.highlight_id;

ALTER TABLE highlight_tag
ALTER COLUMN project_id
SET NOT NULL;

DROP INDEX highlight_tag_count;

CREATE INDEX highlight_tag_count ON highlight_tag (tag_id, team_id, project_id)
WHERE
  NOT trashed;

CREATE FUNCTION name_project_of_tag () RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.project_id := (SELECT project_id FROM highlight WHERE id = NEW.highlight_id);
    RETURN NEW;
  END $$;

CREATE TRIGGER project_of_tag
BEFORE INSERT ON highlight_tag FOR EACH ROW WHEN (NEW.project_id IS NULL)
EXECUTE FUNCTION name_project_of_tag ();

CREATE FUNCTION move_tags_with_highlight () RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE highlight_tag SET project_id = NEW.project_id WHERE highlight_id = NEW.id;
    RETURN NULL;
  END $$;

CREATE TRIGGER moved_tags
AFTER UPDATE OF project_id ON highlight FOR EACH ROW WHEN (OLD.project_id IS DISTINCT FROM NEW.project_id)
EXECUTE FUNCTION move_tags_with_highlight ();

-- A board saved as a template of the workspace: its groups and tags as a code book.
CREATE TABLE tag_template (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  title text NOT NULL,
  code_book jsonb NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX tag_template_list ON tag_template (team_id, title);

CALL protect_team_table ('tag_template');

-- A short note of the team on a highlight, and whether the team starred it.
ALTER TABLE highlight
ADD COLUMN remark text,
ADD COLUMN starred boolean NOT NULL DEFAULT FALSE;
