import { tooLate } from '@evident/domain/undo';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import { openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
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
  async undo(stores: Stores, actor, { docId, content, filledTextId, wasAsWritten, filledSeq, docSeq = filledSeq }) {
    const doc = await docToChange(stores, actor, docId);
    const document = await openSince(stores.documents, workers, docId, 'Doc');
    if (document.lastSeq !== filledSeq || doc.filledSeq !== docSeq) tooLate('The document was edited since then.');
    const replacedContent = (await workers.run('content', document, null)).content;
    const updates = await replaced(stores, { workers, clock }, actor, docId, content);
    const after = await openSince(stores.documents, workers, docId, 'Doc');
    const seq = wasAsWritten ? after.lastSeq : 0;
    await stores.aiDocs.save({ ...doc, filledTextId, filledSeq: seq });
    await stores.outbox.announce(docChanged(doc));
    return {
      opposite: keptAs(DOC_FILLED, {
        docId,
        content: replacedContent,
        filledTextId: doc.filledTextId,
        wasAsWritten: doc.filledSeq > 0,
        filledSeq: after.lastSeq,
        docSeq: seq,
      }),
      async afterwards() {
        for (const update of updates) await rooms.deliver(actor.teamId, docId, update);
      },
    };
  },
});
