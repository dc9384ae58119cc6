import type { DocumentPageView } from '@evident/domain/documents';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentQueryStores } from './document-query-stores.ts';
import type { FileDocumentStore } from './document-store.ts';
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

/** @throws Refusal `NotFound` for a page that was not read yet */
async function pageViewOf(fileDocuments: FileDocumentStore, fileId: Uuid, number: number): Promise<DocumentPageView> {
  const found = await fileDocuments.page(fileId, number);
  const { page, state, source, content, words, message } =
    found ?? refuse('NotFound', 'Page not found', 'It may not have been read yet.');
  return { page, state, source, content, words: [...words], message };
}
