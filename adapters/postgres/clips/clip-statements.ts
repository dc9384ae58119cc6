/**
 * The seconds of highlights that play, with their recording: that of the moment or turn, or else the first of the note.
 * $1: ids of highlights.
 */
export const HIGHLIGHT_SECONDS = `
  SELECT h.id, h.project_id AS "projectId", h.created_by AS "createdBy", f.id AS "fileId",
    coalesce(h.snippet_start_ms, h.start_ms) AS "startMs", coalesce(h.snippet_end_ms, h.end_ms) AS "endMs",
    f.file_type = 'Video' AS video
  FROM highlight h
  JOIN LATERAL (
    SELECT f.id, f.file_type, f.status FROM note_file nf JOIN file f ON f.id = nf.file_id
    WHERE nf.note_id = h.note_id AND f.trash_id IS NULL
      AND (nf.file_id = h.file_id OR (h.file_id IS NULL AND f.file_type IN ('Audio', 'Video')))
    ORDER BY nf.rank, nf.file_id LIMIT 1
  ) f ON f.status = 'DONE' AND f.file_type IN ('Audio', 'Video')
  WHERE h.id = ANY ($1::uuid[]) AND h.lost_at IS NULL
    AND coalesce(h.snippet_end_ms, h.end_ms) > coalesce(h.snippet_start_ms, h.start_ms)`;

/** Clips of objects that visitors may get, newest first. $1: ids of the objects. */
export const CLIPS = `
  SELECT r.id, r.subject_id AS "subjectId", r.plan, r.duration_ms AS "durationMs", r.result_file_id AS "fileId"
  FROM render r
  WHERE r.subject_id = ANY ($1::uuid[]) AND r.type = 'AUDIO_VIDEO_CLIP' AND r.state = 'DONE'
    AND r.result_file_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM withheld_file w WHERE w.file_id = r.result_file_id)
  ORDER BY r.created_at DESC, r.id DESC`;

/** The objects whose latest clip has a part of a recording. $1: the recording. */
export const SUBJECTS_OF_FILE = `
  SELECT r.subject_type AS type, r.subject_id AS id FROM (
    SELECT DISTINCT ON (r.subject_id) r.* FROM render r
    WHERE r.subject_id IS NOT NULL AND r.type = 'AUDIO_VIDEO_CLIP'
    ORDER BY r.subject_id, r.created_at DESC, r.id DESC
  ) r
  WHERE EXISTS (SELECT FROM jsonb_array_elements(r.plan -> 'spans') s WHERE s ->> 'fileId' = $1::text)`;

/** The recordings of a reel that are still there. $1: its project, $2: ids of files. */
export const REEL_RECORDINGS = `
  SELECT id, file_type = 'Video' AS video FROM file
  WHERE id = ANY ($2::uuid[]) AND project_id = $1 AND file_type IN ('Audio', 'Video') AND status = 'DONE'
    AND trash_id IS NULL`;
