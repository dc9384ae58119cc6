-- How long a rendering took, and the note of its recording (specification, document 001, section 3).
ALTER TABLE render
ADD COLUMN note_id uuid REFERENCES note (id) ON DELETE SET NULL,
ADD COLUMN render_time_ms integer,
ADD COLUMN total_job_time_ms integer;

CREATE INDEX render_note ON render (note_id);

-- Recordings that were uploaded before recordings were processed, and rendered files, are processed too.
WITH
  added AS (
    INSERT INTO
      media (file_id, team_id, state, priority, created_by, created_at)
    SELECT
      id,
      team_id,
      'WAITING',
      'STANDARD',
      created_by,
      created_at
    FROM
      file
    WHERE
      status = 'DONE'
      AND file_type IN ('Audio', 'Video')
    ON CONFLICT DO NOTHING
    RETURNING
      file_id,
      team_id,
      created_by
  )
INSERT INTO
  outbox (team_id, name, payload)
SELECT
  a.team_id,
  'media:changed',
  jsonb_build_object('fileId', a.file_id, 'projectId', f.project_id, 'by', a.created_by)
FROM
  added a
  JOIN file f ON f.id = a.file_id;
