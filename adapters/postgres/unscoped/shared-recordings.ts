import type { Uuid } from '@evident/domain/kernel';
import type { SharedRecording } from '@evident/domain/sharing';
import type { ReadRows } from '../reads.ts';

/** Recordings of a note, in order. Reason: the caller has checked the link of a visitor. Left out: those that can’t be played yet or that are being redacted. */
export const recordingsOf = (rows: ReadRows, noteId: Uuid): Promise<SharedRecording[]> =>
  rows<SharedRecording>(
    `SELECT f.id AS "fileId", f.name, f.media_type AS "mediaType",
       (m.facts ->> 'durationMs')::double precision AS "durationMs", jsonb_typeof(m.facts -> 'video') = 'object' AS video,
       left(coalesce(f.sha256, ''), 16) AS version
     FROM note n
     JOIN note_file nf ON nf.note_id = n.id
     JOIN file f ON f.id = nf.file_id AND f.project_id = n.project_id
     JOIN media m ON m.file_id = f.id AND jsonb_typeof(m.facts) = 'object'
     WHERE n.id = $1 AND n.archived_at IS NULL AND f.status = 'DONE' AND f.trash_id IS NULL
       AND f.file_type IN ('Audio', 'Video')
       AND (jsonb_typeof(m.facts -> 'video') IS DISTINCT FROM 'object'
         OR EXISTS (SELECT FROM media_output o WHERE o.file_id = f.id AND o.kind = 'HLS'))
       AND (jsonb_typeof(m.facts -> 'audio') IS DISTINCT FROM 'object'
         OR EXISTS (SELECT FROM media_output o WHERE o.file_id = f.id AND o.kind = 'AUDIO'))
       AND NOT EXISTS (SELECT FROM withheld_file w WHERE w.file_id = f.id)
     ORDER BY nf.rank, nf.file_id`,
    [noteId],
  );
