-- Which row of the imported file a note was, from 0; null for notes that were written here.
ALTER TABLE note
ADD COLUMN source_row integer;

-- Notes of a project by the date on screen: the day it happened, or else the time it was created. Notes of one date keep the order of their rows in a list that is read backwards.
CREATE INDEX note_dates ON note (
  project_id,
  (coalesce(occurred_on::timestamp AT time zone 'UTC', created_at)),
  (- coalesce(source_row, 0)),
  id
);
