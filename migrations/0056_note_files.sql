-- The seven types of files (specification, document 001, section 3).
ALTER TABLE file
RENAME COLUMN kind TO file_type;

UPDATE file
SET
  file_type = CASE
    WHEN media_type LIKE 'image/%' THEN 'Image'
    WHEN media_type LIKE 'audio/%' THEN 'Audio'
    WHEN media_type LIKE 'video/%' THEN 'Video'
    WHEN media_type IN (
      'text/csv',
      'text/tab-separated-values',
      'application/vnd.ms-excel',
      'application/vnd.oasis.opendocument.spreadsheet'
    )
    OR media_type LIKE 'application/vnd.openxmlformats-officedocument.spreadsheetml.%' THEN 'Spreadsheet'
    WHEN media_type IN ('application/vnd.ms-powerpoint', 'application/vnd.oasis.opendocument.presentation')
    OR media_type LIKE 'application/vnd.openxmlformats-officedocument.presentationml.%' THEN 'Presentation'
    WHEN file_type = 'document' THEN 'Document'
    ELSE 'Other'
  END;

ALTER TABLE file
ADD CONSTRAINT file_type_known CHECK (file_type IN ('Audio', 'Image', 'Video', 'Spreadsheet', 'Document', 'Presentation', 'Other')),
-- Unknown until the upload is done.
ALTER COLUMN sha256
DROP NOT NULL;

CREATE INDEX file_newest ON file (project_id, created_at DESC, id DESC);

-- Recordings, documents and images of notes, in the order of their ranks.
CREATE TABLE note_file (
  team_id uuid NOT NULL REFERENCES team (id),
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  rank double precision NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (note_id, file_id)
);

CREATE INDEX note_file_file ON note_file (file_id, note_id);

CALL protect_team_table ('note_file');
