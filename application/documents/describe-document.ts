import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import { announceDocument } from './document-worker.ts';
import { readableFile } from './readable-file.ts';
import type { DocumentCommandStores } from './reading-job.ts';

export type DescriptionStores = DocumentCommandStores & { readonly undo: UndoStore };

export const DOCUMENT_DESCRIBED = undoKind<KeptDescription>('document:described');

/** The alternative text of a file before and after a change. */
export interface KeptDescription {
  readonly fileId: Uuid;
  readonly before: string | null;
  readonly after: string | null;
}

/** Sets the alternative text of an image or document, for people who cannot see it; returns the undo id. */
export class DescribeDocument extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly altText: string | null,
  ) {
    super();
  }
}

export class DescribeDocumentHandler implements Handler<DescribeDocument> {
  constructor(
    private readonly work: UnitOfWork<DescriptionStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, fileId, altText }: DescribeDocument): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const file = await readableFile(stores, actor, fileId, 'write');
      const document = (await stores.fileDocuments.lock(fileId)) ?? refuse('NotFound', 'The document was not read yet');
      const now = this.clock.now();
      const after = altText?.trim() || null;
      await stores.fileDocuments.save({ ...document, altText: after, updatedAt: now });
      await announceDocument(stores, file, document);
      const kept: KeptDescription = { fileId, before: document.altText, after };
      return stores.undo.keep(actor, DOCUMENT_DESCRIBED, {
        projectId: file.projectId,
        label: 'Changed the alternative text',
        before: kept,
      });
    });
  }
}
