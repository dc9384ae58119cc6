import type { FileDocumentStore } from '@evident/application/documents/document-store';
import type { DocumentMatches, DocumentPage, FileDocument, PageCounts } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { fileDocumentEntity } from './entities.ts';
import { caseless } from '@evident/domain/text';

/** Documents and their pages in PostgreSQL. */
export class PostgresFileDocumentStore implements FileDocumentStore {
  constructor(private readonly session: Session) {}

  find(fileId: Uuid): Promise<FileDocument | null> {
    return this.session.manager.findOne(fileDocumentEntity, { where: { fileId } });
  }
  lock(fileId: Uuid): Promise<FileDocument | null> {
    return this.session.manager.findOne(fileDocumentEntity, { where: { fileId }, lock: { mode: 'pessimistic_write' } });
  }
  async save(document: FileDocument): Promise<void> {
    await this.session.manager.upsert(fileDocumentEntity, document as never, ['fileId']);
    if (document.pdfKey) await this.session.query('DELETE FROM unowned_bytes WHERE file_id = $1', [document.pdfKey]);
  }
  async savePage({ fileId, teamId, page, state, source, content, words, message }: DocumentPage): Promise<void> {
    await this.session.query(
      `INSERT INTO file_page (file_id, team_id, page, state, source, content, words, message) VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)
       ON CONFLICT (file_id, page) DO UPDATE SET state = excluded.state, source = excluded.source, content = excluded.content, words = excluded.words, message = excluded.message`,
      [fileId, teamId, page, state, source, content, JSON.stringify(words), message],
    );
  }
  async page(fileId: Uuid, page: number): Promise<DocumentPage | null> {
    const [found] = await this.session.query<DocumentPage>(
      `SELECT file_id AS "fileId", team_id AS "teamId", page, state, source, content, words, message FROM file_page WHERE file_id = $1 AND page = $2`,
      [fileId, page],
    );
    return found ?? null;
  }
  async counts(fileId: Uuid): Promise<PageCounts> {
    const [row] = await this.session.query<PageCounts>(
      `SELECT count(*) FILTER (WHERE state = 'PROCESSED')::int AS read, count(*) FILTER (WHERE source = 'OCR')::int AS recognized,
              coalesce(array_agg(page ORDER BY page) FILTER (WHERE state = 'FAILED'), '{}') AS failed FROM file_page WHERE file_id = $1`,
      [fileId],
    );
    return row!;
  }
  async finishedPages(fileId: Uuid): Promise<number[]> {
    const rows = await this.session.query<{ page: number }>(
      'SELECT page FROM file_page WHERE file_id = $1 ORDER BY page',
      [fileId],
    );
    return rows.map(({ page }) => page);
  }
  async forgetFailed(fileId: Uuid): Promise<void> {
    await this.session.query(`DELETE FROM file_page WHERE file_id = $1 AND state = 'FAILED'`, [fileId]);
  }
  async matches(fileId: Uuid, words: string): Promise<DocumentMatches> {
    const pages = await this.session.query<{ page: number; count: number }>(
      `SELECT page, ((char_length(plain) - char_length(replace(plain, $2, ''))) / char_length($2)) AS count
       FROM (SELECT page, caseless_text(content) AS plain FROM file_page WHERE file_id = $1) p
       WHERE $2 <> '' AND strpos(plain, $2) > 0 ORDER BY page`,
      [fileId, caseless(words)],
    );
    return { pages };
  }
  async notesOf(fileId: Uuid): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>('SELECT note_id AS id FROM note_file WHERE file_id = $1', [
      fileId,
    ]);
    return rows.map(({ id }) => id);
  }
}
