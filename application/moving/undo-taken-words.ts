import type { Actor } from '@evident/domain/permissions';
import { type DocumentWorkers, type LiveRooms, changeDocument, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Undoer } from '../undo/index.ts';
import { type TextMovingStores, deliverAll, openNotes, textOf } from './carry-text.ts';
import { type KeptPaste, WORDS_TAKEN, markArrived } from './take-pasted-words.ts';

/** Gives highlights and comments back to the note that they came from: on their words if these are there again, else as lost. */
export const undoTakenWords = <Stores extends TextMovingStores>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptPaste> => ({
  kind: WORDS_TAKEN,
  async undo(stores: Stores, actor: Actor, { from, to, along }) {
    const ports = { workers, rooms, clock };
    const { deliveries } = await openNotes(stores, ports, actor, [from, to]);
    const lost = await stores.textMoves.lose(along, clock.now());
    await stores.textMoves.rehome(along, to, from, clock.now());
    const unmarked = await workers.run('unmarkAll', await openSince(stores.documents, workers, to), along.highlightIds);
    const updates = await changeDocument(stores, actor, to, unmarked ? [unmarked] : [], workers, clock.now());
    const { text } = await textOf(stores, ports, from);
    const back = await markArrived(stores, ports, actor, from, lost, text, { start: 0, end: text.length });
    return {
      afterwards: () =>
        deliverAll(rooms, actor, [...deliveries, ...updates.map((update) => [to, update] as const), ...back]),
    };
  },
});
