import { type AudioVideo, audioVideoOf } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { ReadRows } from '../reads.ts';

interface SecondsRow {
  id: Uuid;
  fileId: Uuid;
  startMs: number;
  endMs: number;
  snippetStartMs: number | null;
  snippetEndMs: number | null;
  picture: boolean;
  /** Null until the recording was probed. */
  sound: boolean | null;
}

/** The seconds of highlights. Reason: the search that found them has checked that the actor sees them. */
export async function foundSeconds(rows: ReadRows, highlightIds: readonly Uuid[]): Promise<Map<Uuid, AudioVideo>> {
  const found = await rows<SecondsRow>(
    `SELECT h.id, f.id AS "fileId", h.start_ms AS "startMs", h.end_ms AS "endMs",
       h.snippet_start_ms AS "snippetStartMs", h.snippet_end_ms AS "snippetEndMs",
       coalesce(jsonb_typeof(m.facts -> 'video') = 'object', f.file_type = 'Video') AS picture,
       jsonb_typeof(m.facts -> 'audio') = 'object' AS sound
     FROM highlight h
     JOIN LATERAL (
       SELECT f.id, f.file_type FROM note_file nf JOIN file f ON f.id = nf.file_id
       WHERE nf.note_id = h.note_id
         AND (nf.file_id = h.file_id OR (h.file_id IS NULL AND f.file_type IN ('Audio', 'Video')))
       ORDER BY nf.rank, nf.file_id LIMIT 1
     ) f ON f.file_type IN ('Audio', 'Video')
     LEFT JOIN media m ON m.file_id = f.id
     WHERE h.id = ANY ($1::uuid[]) AND h.start_ms IS NOT NULL AND h.end_ms IS NOT NULL`,
    [highlightIds],
  );
  return new Map(
    found.flatMap(({ id, fileId, picture, sound, ...times }) => {
      const seconds = audioVideoOf(times, { fileId, picture, sound });
      return seconds ? [[id, seconds] as const] : [];
    }),
  );
}
