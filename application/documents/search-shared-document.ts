import type { DocumentMatches } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SharedDocumentStores, sharedFile } from './shared-document-stores.ts';

/** The pages of a shared document that contain some words. The caller has checked that the link includes the file. */
export class SearchSharedDocument extends Query<DocumentMatches> {
  static readonly requires = ANYONE;

  constructor(
    readonly teamId: Uuid,
    readonly fileId: Uuid,
    readonly words: string,
  ) {
    super();
  }
}

export class SearchSharedDocumentHandler implements Handler<SearchSharedDocument> {
  constructor(private readonly work: UnitOfWork<SharedDocumentStores>) {}

  execute({ teamId, fileId, words }: SearchSharedDocument): Promise<DocumentMatches> {
    return this.work.perform(teamId, async (stores) => {
      await sharedFile(stores, fileId);
      return stores.fileDocuments.matches(fileId, words.trim());
    });
  }
}
