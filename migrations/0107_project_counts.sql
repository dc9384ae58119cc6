-- The number of notes of a project is read from this index alone.
CREATE INDEX note_counts ON note (project_id, trash_id, team_id)
WHERE
  archived_at IS NULL;
