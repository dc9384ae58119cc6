import { tooLate } from '@evident/domain/undo';
import { keptAs, type Undoer } from '../undo/index.ts';
import { announceDocument } from './document-worker.ts';
import { DOCUMENT_DESCRIBED, type DescriptionStores, type KeptDescription } from './describe-document.ts';
import { readableFile } from './readable-file.ts';

/** Restores an alternative text, unless it was changed since. */
export const undoDescription = <Stores extends DescriptionStores>(): Undoer<Stores, KeptDescription> => ({
  kind: DOCUMENT_DESCRIBED,
  async undo(stores: Stores, actor, { fileId, before, after }) {
    const file = await readableFile(stores, actor, fileId, 'write');
    const document = await stores.fileDocuments.lock(fileId);
    if (!document || document.altText !== after) return tooLate('The text was changed since then.');
    await stores.fileDocuments.save({ ...document, altText: before });
    await announceDocument(stores, file, document);
    return { opposite: keptAs(DOCUMENT_DESCRIBED, { fileId, before: after, after: before }) };
  },
});
