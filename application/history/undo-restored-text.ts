import type { Uuid } from '@evident/domain/kernel';
import { tooLate } from '@evident/domain/undo';
import { type DocumentWorkers, type LiveRooms, catchUp, openSince } from '../content/index.ts';
import { highlightRemoved } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type Undoer, undoKind } from '../undo/index.ts';
import { type HistoryStores, demandVersion } from './history-stores.ts';
import { putBack } from './put-back.ts';

export const TEXT_RESTORED = undoKind<RestoredText>('text:restored');

/** A restored text, without words: its version before, and the one that began with it. */
export interface RestoredText {
  readonly documentId: Uuid;
  readonly before: Uuid;
  readonly after: { readonly id: Uuid; readonly endedAt: string };
  /** Highlights that came back. */
  readonly back: readonly Uuid[];
}

/** Puts the text back that an earlier version replaced, unless it was edited since. */
export const undoRestoredText = <Stores extends HistoryStores>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, RestoredText> => ({
  kind: TEXT_RESTORED,
  async undo(stores: Stores, actor, { documentId, before, after, back }) {
    const now = clock.now();
    await openSince(stores.documents, workers, documentId);
    const derived = await catchUp(stores, actor.teamId, documentId, workers, now);
    const { version, owner } = await demandVersion(stores, actor, before, 'write');
    const newest = (await stores.versions.list(documentId))[0]!;
    if (newest.id !== after.id || newest.endedAt.toISOString() !== after.endedAt)
      tooLate('The text was edited since then. Restore an earlier version from its history instead.');
    const known = new Set(back);
    const removed = (await stores.highlights.ofNote(documentId)).filter(({ id }) => known.has(id));
    await stores.highlights.remove(...removed.map(({ id }) => id));
    await stores.versions.close(documentId);
    const done = await putBack(stores, workers, actor, { version, owner, now });
    const begun = (await stores.versions.list(documentId))[0]!;
    await stores.outbox.announce(...removed.map((highlight) => highlightRemoved(actor, highlight)));
    return {
      opposite: keptAs(TEXT_RESTORED, {
        documentId,
        before: newest.id,
        after: { id: begun.id, endedAt: begun.endedAt.toISOString() },
        back: done.back,
      }),
      async afterwards() {
        for (const update of [...derived, ...done.updates]) await rooms.deliver(actor.teamId, documentId, update);
      },
    };
  },
});
