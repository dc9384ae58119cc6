import { type DocumentView, documentForm, newFileDocument } from '@evident/domain/documents';
import type { FileRecord } from '@evident/domain/files';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentQueryStores } from './document-query-stores.ts';
import type { FileDocumentStore } from './document-store.ts';
import { readableFile } from './readable-file.ts';

/** The state of a document. A file that was never read is WAITING. */
export class GetDocument extends Query<DocumentView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class GetDocumentHandler implements Handler<GetDocument> {
  constructor(private readonly work: UnitOfWork<DocumentQueryStores>) {}

  execute({ actor, fileId }: GetDocument): Promise<DocumentView> {
    return this.work.perform(actor.teamId, async (stores) => {
      const file = await readableFile(stores, actor, fileId, 'read');
      return documentViewOf(stores.fileDocuments, file);
    });
  }
}

async function documentViewOf(fileDocuments: FileDocumentStore, file: FileRecord): Promise<DocumentView> {
  const form = documentForm(file.mediaType) ?? refuse('NotFound', 'The file has no pages');
  const document = (await fileDocuments.find(file.id)) ?? newFileDocument(file, file.createdAt);
  const { read, recognized, failed } = await fileDocuments.counts(file.id);
  return {
    fileId: file.id,
    name: file.name,
    form,
    state: document.state,
    pageCount: document.pageCount,
    pagesRead: read + failed.length,
    failedPages: [...failed],
    recognized,
    message: document.message,
    altText: document.altText,
    pdf:
      form === 'PDF' || (form === 'OFFICE' && document.pdfKey !== null)
        ? `/api/v1/files/${file.id}/document/pdf`
        : null,
  };
}
