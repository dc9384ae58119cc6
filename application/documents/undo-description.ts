import { refuse } from '@evident/domain/kernel';
import type { Undoer } from '../undo/index.ts';
import { announceDocument } from './document-worker.ts';
import { DOCUMENT_DESCRIBED, type DescriptionStores, type KeptDescription } from './describe-document.ts';
import { readableFile } from './readable-file.ts';

/** Restores an alternative text, unless it was changed since. */
export const undoDescription = <Stores extends DescriptionStores>(): Undoer<Stores> => ({
  kind: DOCUMENT_DESCRIBED,
  async undo(stores: Stores, actor, kept) {
    const { fileId, before, after } = kept as unknown as KeptDescription;
    const file = await readableFile(stores, actor, fileId, 'write');
    const document = await stores.fileDocuments.lock(fileId);
    if (!document || document.altText !== after)
      return refuse('InvalidOperation', 'That can no longer be undone', 'The text was changed since then.');
    await stores.fileDocuments.save({ ...document, altText: before });
    await announceDocument(stores, file, document);
  },
});
