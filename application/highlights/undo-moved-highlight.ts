import { type Highlight, selectorOf } from '@evident/domain/highlights';
import { isSameJson } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import { type DocumentSince, type DocumentWorkers, type LiveRooms, seen } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type KeptOf, type Undoer } from '../undo/index.ts';
import { withoutPositions, wordsNow } from './highlight-state.ts';
import type { MarkUpNeeds } from './demand-mark-up.ts';
import type { MarkingStores } from './highlight-store.ts';
import { openHighlight } from './open-highlight.ts';
import { attach } from './reattach-highlight.ts';
import { type Moved, saveMoved } from './save-moved.ts';
import { HIGHLIGHT_MOVED } from './undo-kinds.ts';

/** Moves a highlight back to its previous words, unless it was moved again since; a previously lost one is lost again. */
export const undoMovedHighlight = <Stores extends MarkingStores & MarkUpNeeds>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptOf<typeof HIGHLIGHT_MOVED>> => ({
  kind: HIGHLIGHT_MOVED,
  async undo(stores: Stores, actor: Actor, { highlight, left }) {
    const { highlight: was, access, document } = await openHighlight(stores, workers, actor, highlight.id);
    if (left && !isSameJson(wordsNow(was), left)) tooLate('The highlight or its words were changed since then.');
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
    return {
      opposite: keptAs(HIGHLIGHT_MOVED, { highlight: withoutPositions(was), left: wordsNow(back.moved) }),
      async afterwards() {
        for (const update of updates) await rooms.deliver(actor.teamId, highlight.noteId, update);
      },
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
