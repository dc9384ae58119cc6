import type { DeletedFiles } from '@evident/application/retention/deletion-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { unusedFiles } from '../trash/shown-files.ts';

const idsIn = async (session: Session, sql: string, ...parameters: unknown[]): Promise<Uuid[]> =>
  (await session.query<{ id: Uuid }>(sql, parameters)).map(({ id }) => id);

/** Files that were rendered from files `$1` or from highlights of the note `$2`, whose renders are deleted. */
const RENDERED = `DELETE FROM render r WHERE r.note_id = $2 OR r.subject_id IN (SELECT h.id FROM highlight h WHERE h.note_id = $2)
  OR EXISTS (SELECT FROM jsonb_array_elements(r.plan -> 'spans') s WHERE s ->> 'fileId' = ANY ($1::text[]))
  RETURNING r.result_file_id AS id`;

/** Bytes that were made from files `$1`. */
const MADE = `SELECT id FROM media_output WHERE file_id = ANY ($1)
  UNION SELECT pdf_key FROM file_document WHERE file_id = ANY ($1) AND pdf_key IS NOT NULL`;

/** Deletes files with their bytes and everything made from them. A file that another note shows stays with that note. */
export async function deleteFiles(
  session: Session,
  noteId: Uuid,
  fileIds: readonly Uuid[],
  now: Date,
): Promise<DeletedFiles> {
  const sources = await idsIn(
    session,
    `SELECT m.file_id AS id FROM note n JOIN import_file m ON m.id = n.import_file_id WHERE n.id = $1
     UNION SELECT file_id FROM transcript_source WHERE note_id = $1`,
    noteId,
  );
  await session.query('DELETE FROM note_file WHERE note_id = $1', [noteId]);
  await session.query('DELETE FROM transcript_source WHERE note_id = $1', [noteId]);
  // Scrubbed first: a file is kept while an import names it.
  await session.query(`UPDATE import_file SET name = 'Deleted by retention', choice = '{}' WHERE file_id = ANY ($1)`, [
    sources,
  ]);
  await session.query(
    'DELETE FROM import_failure WHERE import_file_id IN (SELECT id FROM import_file WHERE file_id = ANY ($1))',
    [sources],
  );
  const shownElsewhere = await idsIn(session, 'SELECT file_id AS id FROM note_file WHERE file_id = ANY ($1)', [
    ...fileIds,
    ...sources,
  ]);
  const unused = await unusedFiles(session, fileIds);
  const uploads = sources.filter((id) => !shownElsewhere.includes(id));
  const gone = [...new Set([...unused, ...uploads])];
  const rendered = await idsIn(session, RENDERED, gone, noteId);
  const all = [...new Set([...gone, ...rendered])].filter((id) => id !== null);
  const [counts] = await session.query<Omit<DeletedFiles, 'keys'>>(
    `SELECT count(*) FILTER (WHERE f.file_type IN ('Audio', 'Video'))::integer AS recordings,
       coalesce(sum(coalesce((m.facts ->> 'durationMs')::double precision, 0) / 1000) FILTER (WHERE f.file_type IN ('Audio', 'Video')), 0)::integer AS "recordedSeconds",
       count(*) FILTER (WHERE f.file_type NOT IN ('Audio', 'Video'))::integer AS files
     FROM file f LEFT JOIN media m ON m.file_id = f.id WHERE f.id = ANY ($1)`,
    [gone],
  );
  const keys = [...all, ...(await idsIn(session, MADE, all))];
  for (const table of ['media', 'file_document', 'withheld_file'])
    await session.query(`DELETE FROM ${table} WHERE file_id = ANY ($1)`, [all]);
  await session.query(
    `INSERT INTO unowned_bytes (file_id, since) SELECT id, $2 FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [all, now],
  );
  await session.query(
    `DELETE FROM file f WHERE f.id = ANY ($1) AND NOT EXISTS (SELECT FROM import_file m WHERE m.file_id = f.id)`,
    [all],
  );
  await session.query(
    `UPDATE file SET name = 'Deleted by retention', bytes = 0, sha256 = NULL, failure = NULL, status = 'CANCELLED' WHERE id = ANY ($1)`,
    [all],
  );
  return { ...counts!, keys };
}
