import type { DocumentPageView } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { pageViewOf } from './document-views.ts';
import { type SharedDocumentStores, sharedFile } from './shared-document-stores.ts';

/** The text of a page of a share link. The caller has checked that the link includes the file. */
export class GetSharedPage extends Query<DocumentPageView> {
  static readonly requires = ANYONE;

  constructor(
    readonly teamId: Uuid,
    readonly fileId: Uuid,
    readonly page: number,
  ) {
    super();
  }
}

export class GetSharedPageHandler implements Handler<GetSharedPage> {
  constructor(private readonly work: UnitOfWork<SharedDocumentStores>) {}

  execute({ teamId, fileId, page }: GetSharedPage): Promise<DocumentPageView> {
    return this.work.perform(teamId, async (stores) => {
      await sharedFile(stores, fileId);
      return pageViewOf(stores.fileDocuments, fileId, page);
    });
  }
}
