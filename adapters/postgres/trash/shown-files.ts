import { type RichNode, imageFilesIn } from '@evident/domain/content';
import { type Uuid, isUuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

type Reads = Pick<Session, 'query'>;

const idsIn = async (session: Reads, sql: string, ...parameters: unknown[]): Promise<Uuid[]> =>
  (await session.query<{ id: Uuid }>(sql, parameters)).map(({ id }) => id);

/**
 * Files of some notes, and image files in the contents and covers of some documents. An editor can name any file as an image: those of other projects, logos and pictures
 * of members are left out.
 */
export async function filesShownBy(session: Reads, ids: readonly Uuid[]): Promise<Uuid[]> {
  const contents = await session.query<{ content: RichNode }>(
    `SELECT c.content FROM (SELECT id, content FROM document UNION ALL SELECT insight_id, content FROM insight_publication) c WHERE c.id = ANY ($1) AND strpos(c.content::text, '"image"') > 0`,
    [ids],
  );
  const covers = await idsIn(
    session,
    'SELECT cover_file_id AS id FROM (SELECT id, cover_file_id FROM insight UNION SELECT insight_id, cover_file_id FROM insight_publication) c WHERE c.id = ANY ($1) AND cover_file_id IS NOT NULL',
    ids,
  );
  const named = contents.flatMap(({ content }) => imageFilesIn(content)).filter(isUuid);
  return idsIn(
    session,
    `SELECT file_id AS id FROM note_file WHERE note_id = ANY ($2)
     UNION SELECT f.id FROM file f WHERE f.id = ANY ($1) AND f.file_type = 'Image'
       AND f.project_id IN (SELECT project_id FROM note WHERE id = ANY ($2) UNION SELECT project_id FROM insight WHERE id = ANY ($2) UNION SELECT project_id FROM ai_doc WHERE id = ANY ($2) UNION SELECT id FROM project WHERE id = ANY ($2))`,
    [...covers, ...named],
    ids,
  );
}

/** The files that no document of their project shows. Documents in the trash count only while the trash is shown. */
export function unusedFiles(session: Reads, fileIds: readonly Uuid[]): Promise<Uuid[]> {
  if (fileIds.length === 0) return Promise.resolve([]);
  return idsIn(
    session,
    `SELECT f.id FROM file f WHERE f.id = ANY ($1) AND NOT EXISTS (SELECT FROM insight i WHERE i.cover_file_id = f.id) AND NOT EXISTS (SELECT FROM import_file m WHERE m.file_id = f.id)
       AND NOT EXISTS (SELECT FROM note_file l JOIN note n ON n.id = l.note_id WHERE l.file_id = f.id) AND NOT EXISTS (SELECT FROM insight_publication u JOIN insight i ON i.id = u.insight_id WHERE i.project_id = f.project_id AND (u.cover_file_id = f.id OR strpos(u.content::text, f.id::text) > 0)) AND NOT EXISTS (
       SELECT FROM document d WHERE strpos(d.content::text, f.id::text) > 0 AND d.id IN (
         SELECT n.id FROM note n WHERE n.project_id = f.project_id UNION ALL SELECT i.id FROM insight i WHERE i.project_id = f.project_id UNION ALL SELECT a.id FROM ai_doc a WHERE a.project_id = f.project_id UNION ALL SELECT f.project_id))`,
    fileIds,
  );
}

/** The uploads that a note was imported from, once their import is finished. */
export const uploadsOf = (session: Reads, noteId: Uuid): Promise<Uuid[]> =>
  idsIn(
    session,
    `SELECT m.file_id AS id FROM note n JOIN import_file m ON m.id = n.import_file_id JOIN import_run r ON r.id = m.import_run_id WHERE n.id = $1 AND r.finished_at IS NOT NULL`,
    noteId,
  );

/** The uploads without any remaining note. */
export const uploadsWithoutNotes = (session: Reads, fileIds: readonly Uuid[]): Promise<Uuid[]> =>
  idsIn(
    session,
    `SELECT f.id FROM file f WHERE f.id = ANY ($1) AND NOT EXISTS (SELECT FROM import_file m JOIN note n ON n.import_file_id = m.id WHERE m.file_id = f.id)`,
    fileIds,
  );
