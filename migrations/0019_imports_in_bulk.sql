-- Thousands of rows come at once. Row-level security already ties each to its team, so a second proof by foreign key is not paid for;
-- the note's project is proved once, and is now of the same team.
ALTER TABLE note
DROP CONSTRAINT note_team_id_fkey,
DROP CONSTRAINT note_project_id_fkey,
ADD FOREIGN KEY (team_id, project_id) REFERENCES project (team_id, id);

ALTER TABLE document
DROP CONSTRAINT document_team_id_fkey;

ALTER TABLE search_passage
DROP CONSTRAINT search_passage_team_id_fkey;

-- New words wait in kilobytes of a list that every search reads through, and are sorted into the index together.
ALTER INDEX search_passage_terms
SET
  (gin_pending_list_limit = 32768);
