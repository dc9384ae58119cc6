import type { DocumentMatches } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentQueryStores } from './document-query-stores.ts';
import { readableFile } from './readable-file.ts';

/** The pages of a document that contain some words. */
export class SearchDocument extends Query<DocumentMatches> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly words: string,
  ) {
    super();
  }
}

export class SearchDocumentHandler implements Handler<SearchDocument> {
  constructor(private readonly work: UnitOfWork<DocumentQueryStores>) {}

  execute({ actor, fileId, words }: SearchDocument): Promise<DocumentMatches> {
    return this.work.perform(actor.teamId, async (stores) => {
      await readableFile(stores, actor, fileId, 'read');
      return stores.fileDocuments.matches(fileId, words.trim());
    });
  }
}
