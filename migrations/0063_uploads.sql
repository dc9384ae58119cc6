-- Where the file of a resumable upload goes. Its bytes, name and state are those of the file.
CREATE TABLE upload (
  file_id uuid PRIMARY KEY REFERENCES file (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  -- The note that gets the file; null for the project alone.
  note_id uuid REFERENCES note (id) ON DELETE SET NULL,
  -- Creates a note for the file.
  new_note boolean NOT NULL
);

CREATE INDEX upload_note ON upload (note_id);

CALL protect_team_table ('upload');

-- Why an upload failed: one sentence.
ALTER TABLE file
ADD COLUMN failure text;

CREATE INDEX file_uploading ON file (id)
WHERE
  status = 'UPLOADING';

-- Uploads of all teams that began before a time and are not over, after an id.
CREATE FUNCTION before_team.open_uploads (began_before timestamptz, after_id uuid, most integer) RETURNS TABLE (team_id uuid, id uuid, created_at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT f.team_id, f.id, f.created_at FROM file f
    WHERE f.status = 'UPLOADING' AND f.created_at < began_before AND (after_id IS NULL OR f.id > after_id) ORDER BY f.id LIMIT most
  $$;

REVOKE ALL ON FUNCTION before_team.open_uploads
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.open_uploads TO evident_app;
