import type { DocumentPageView } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentQueryStores } from './document-query-stores.ts';
import { pageViewOf } from './document-views.ts';
import { readableFile } from './readable-file.ts';

/** The text of one page. */
export class GetDocumentPage extends Query<DocumentPageView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly page: number,
  ) {
    super();
  }
}

export class GetDocumentPageHandler implements Handler<GetDocumentPage> {
  constructor(private readonly work: UnitOfWork<DocumentQueryStores>) {}

  execute({ actor, fileId, page }: GetDocumentPage): Promise<DocumentPageView> {
    return this.work.perform(actor.teamId, async (stores) => {
      await readableFile(stores, actor, fileId, 'read');
      return pageViewOf(stores.fileDocuments, fileId, page);
    });
  }
}
