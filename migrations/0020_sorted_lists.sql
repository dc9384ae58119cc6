-- Notes of a project by their title and by their last change; the last change of a project is the latest of what lies in it.
CREATE INDEX note_titles ON note (project_id, lower(title), id);

CREATE INDEX note_changes ON note (project_id, updated_at DESC, id DESC);

CREATE INDEX insight_changes ON insight (project_id, updated_at DESC);
