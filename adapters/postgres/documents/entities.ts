import type { FileDocument } from '@evident/domain/documents';
import { EntitySchema } from 'typeorm';
import { maybeText, maybeUuid, moment, team, text } from '../columns.ts';

export const fileDocumentEntity = new EntitySchema<FileDocument>({
  name: 'file_document',
  columns: {
    fileId: { type: 'uuid', name: 'file_id', primary: true },
    teamId: team,
    state: text,
    pageCount: { type: 'integer', name: 'page_count', nullable: true },
    message: { type: 'text', nullable: true },
    pdfKey: maybeUuid('pdf_key'),
    altText: maybeText('alt_text'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});
