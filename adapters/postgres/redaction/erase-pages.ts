import type { RowPatch } from '@evident/application/redaction/redaction-store';
import type { ErasedPages } from '@evident/application/redaction/redaction-traces';
import type { CopyEraser } from '@evident/domain/redaction';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { type Place, mayHold } from './patched-rows.ts';

/** The text of a page, and its words with their boxes. */
export const PAGES: Place = {
  table: 'file_page',
  key: `(file_id::text || ' ' || page::text)`,
  texts: ['content'],
  json: ['words'],
};

interface PageRow {
  readonly fileId: Uuid;
  readonly page: number;
  readonly content: string;
  readonly words: unknown;
  readonly ofNote: boolean;
}

/** Erases copies of words in the text of pages. The words with boxes of such a page are all removed. */
export async function erasedPages(
  session: Session,
  noteId: Uuid,
  words: readonly (readonly string[])[],
  inNote: CopyEraser,
  elsewhere: CopyEraser,
): Promise<ErasedPages> {
  const rows = await session.query<PageRow>(
    `SELECT file_id AS "fileId", page, content, words, EXISTS (SELECT FROM note_file n WHERE n.file_id = p.file_id AND n.note_id = $2) AS "ofNote"
     FROM file_page p WHERE ${mayHold('content')} FOR UPDATE`,
    [JSON.stringify(words), noteId],
  );
  const patches: RowPatch[] = [];
  const files = new Set<Uuid>();
  for (const { fileId, page, content, words: boxes, ofNote } of rows) {
    const erased = (ofNote ? inNote : elsewhere)(content);
    if (erased.count === 0) continue;
    files.add(fileId);
    const row = { table: PAGES.table, key: `${fileId} ${page}` };
    patches.push({ ...row, column: 'content', before: content, after: erased.text });
    patches.push({ ...row, column: 'words', before: boxes, after: [] });
    await session.query(`UPDATE file_page SET content = $3, words = '[]' WHERE file_id = $1 AND page = $2`, [
      fileId,
      page,
      erased.text,
    ]);
  }
  const notes = await session.query<{ id: Uuid }>(
    'SELECT DISTINCT note_id AS id FROM note_file WHERE file_id = ANY ($1)',
    [[...files]],
  );
  return { patches, fileIds: [...files], noteIds: notes.map(({ id }) => id) };
}
