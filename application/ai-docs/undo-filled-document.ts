import { refuse } from '@evident/domain/kernel';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import { openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import { docToChange } from './doc-to-change.ts';
import { docChanged } from './events.ts';
import { DOC_FILLED, type FilledDoc, type FillingStores, replaced } from './fill-document.ts';

/** Puts the document back that a generated text replaced. Refuses if it was edited since. */
export const undoFilledDocument = <Stores extends FillingStores & { projectAccess: ProjectAccess }>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, FilledDoc> => ({
  kind: DOC_FILLED,
  async undo(stores: Stores, actor, { docId, content, filledTextId, wasAsWritten, filledSeq }) {
    const doc = await docToChange(stores, actor, docId);
    const { lastSeq } = await openSince(stores.documents, workers, docId, 'Doc');
    if (lastSeq !== filledSeq || doc.filledSeq !== filledSeq)
      refuse('InvalidOperation', 'The document was edited meanwhile');
    const updates = await replaced(stores, { workers, clock }, actor, docId, content);
    const after = await openSince(stores.documents, workers, docId, 'Doc');
    await stores.aiDocs.save({ ...doc, filledTextId, filledSeq: wasAsWritten ? after.lastSeq : 0 });
    await stores.outbox.announce(docChanged(doc));
    return async () => {
      for (const update of updates) await rooms.deliver(actor.teamId, docId, update);
    };
  },
});
