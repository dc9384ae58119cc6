import { type Highlight, selectorOf } from '@evident/domain/highlights';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { type DocumentSince, type DocumentWorkers, type LiveRooms, seen } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { KeptOf, Undoer } from '../undo/index.ts';
import type { MarkUpNeeds } from './demand-mark-up.ts';
import type { MarkingStores } from './highlight-store.ts';
import { openHighlight } from './open-highlight.ts';
import { attach } from './reattach-highlight.ts';
import { type Moved, saveMoved } from './save-moved.ts';
import { HIGHLIGHT_MOVED } from './undo-kinds.ts';

/** Moves a highlight back to its previous words; a previously lost one is lost again. */
export const undoMovedHighlight = <Stores extends MarkingStores & MarkUpNeeds>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptOf<typeof HIGHLIGHT_MOVED>> => ({
  kind: HIGHLIGHT_MOVED,
  async undo(stores: Stores, actor: Actor, { highlight }) {
    const { access, document } = await openHighlight(stores, workers, actor, highlight.id);
    const now = clock.now();
    const place = highlight.lostAt ? 'lost' : await workers.run('find', document, selectorOf(highlight));
    const back =
      place === 'lost'
        ? await lostAgain(highlight, document, workers, now)
        : await attach(
            highlight,
            { start: place.start, end: place.end },
            seen(document),
            canWrite(access),
            workers,
            now,
          );
    const updates = await saveMoved(stores, actor, back, workers, now);
    return async () => {
      for (const update of updates) await rooms.deliver(actor.teamId, highlight.noteId, update);
    };
  },
});

async function lostAgain(
  highlight: Highlight,
  document: DocumentSince,
  workers: DocumentWorkers,
  now: Date,
): Promise<Moved> {
  const off = await workers.run('unmark', document, highlight.id);
  return {
    moved: { ...highlight, anchor: 'mark', lostAt: highlight.lostAt ?? now, updatedAt: now },
    updates: off ? [off] : [],
  };
}
