-- The imported file a note was made from, so that the rows of one table are one entry in lists; null for notes that were written here.
ALTER TABLE note
ADD COLUMN import_file_id uuid;

CREATE INDEX note_import_file ON note (import_file_id, id)
WHERE
  import_file_id IS NOT NULL;
