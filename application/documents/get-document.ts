import { type DocumentView, newFileDocument, viewOfDocument } from '@evident/domain/documents';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentQueryStores } from './document-query-stores.ts';
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
      const document = (await stores.fileDocuments.find(fileId)) ?? newFileDocument(file, file.createdAt);
      const counts = await stores.fileDocuments.counts(fileId);
      return (
        viewOfDocument({ file, document, ...counts }, `/api/v1/files/${fileId}/document/pdf`) ??
        refuse('NotFound', 'The file has no pages')
      );
    });
  }
}
