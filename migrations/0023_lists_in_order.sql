-- What is newest is added at the end of an index instead of at its beginning, where every page it fills would be left half empty; lists read it backwards.
DROP INDEX note_list,
note_team,
note_changes;

CREATE INDEX note_list ON note (project_id, created_at, id);

CREATE INDEX note_team ON note (team_id, updated_at);

CREATE INDEX note_changes ON note (project_id, updated_at, id);
