import { type DocumentState, type DocumentView, type PageCounts, viewOfDocument } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';
import { expression } from '../queries.ts';
import type { ReadRows } from '../reads.ts';
import { all, rowsOf } from './all-tables.ts';

/**
 * Files `f` of notes `n` that a link may show: uploaded to the project of the note, and not withheld. Reason: a visitor
 * is not an actor.
 */
const FILES = all
  .selectFrom('note_file as nf')
  .innerJoin('note as n', 'n.id', 'nf.note_id')
  .innerJoin('file as f', 'f.id', 'nf.file_id')
  .whereRef('f.project_id', '=', 'n.project_id')
  .where('n.archived_at', 'is', null)
  .where('f.status', '=', 'DONE')
  .where('f.trash_id', 'is', null)
  .where(({ not, exists, selectFrom }) =>
    not(exists(selectFrom('withheld_file as w').select('w.file_id').whereRef('w.file_id', '=', 'f.id'))),
  );

/** Whether a file is one that a link to its note may show. */
export async function isFileOf(rows: ReadRows, noteId: Uuid, fileId: Uuid): Promise<boolean> {
  const query = FILES.where('nf.note_id', '=', noteId).where('f.id', '=', fileId).select('f.id');
  return (await rowsOf(rows, query)).length > 0;
}

/** The documents and images of a shared note, in order, with addresses for visitors. */
export async function documentFilesOf(rows: ReadRows, noteId: Uuid, token: string): Promise<DocumentView[]> {
  const query = FILES.leftJoin('file_document as d', 'd.file_id', 'f.id')
    .where('nf.note_id', '=', noteId)
    .orderBy('nf.rank')
    .orderBy('f.id')
    .select([
      'f.id',
      'f.name',
      'f.media_type as mediaType',
      expression<DocumentState>`coalesce(d.state, 'WAITING')`.as('state'),
      'd.page_count as pageCount',
      'd.message',
      'd.pdf_key as pdfKey',
      'd.alt_text as altText',
    ])
    .select(({ selectFrom }) =>
      expression<PageCounts>`${selectFrom('file_page as p')
        .whereRef('p.file_id', '=', 'f.id')
        .select(
          expression<PageCounts>`json_build_object(
            'read', count(*) FILTER (WHERE p.state = 'PROCESSED'),
            'recognized', count(*) FILTER (WHERE p.source = 'OCR'),
            'failed', coalesce(json_agg(p.page ORDER BY p.page) FILTER (WHERE p.state = 'FAILED'), '[]'))`.as('counts'),
        )}`.as('counts'),
    );
  return (await rowsOf(rows, query)).flatMap(
    ({ id, name, mediaType, counts, ...document }) =>
      viewOfDocument(
        { file: { id, name, mediaType }, document, ...counts },
        `/api/v1/public/${token}/documents/${id}/pdf`,
      ) ?? [],
  );
}
