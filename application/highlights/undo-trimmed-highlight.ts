import { type Trimmed, trimmedOf } from '@evident/domain/highlights';
import { type Uuid, isSameJson, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentWorkers } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Undoer } from '../undo/index.ts';
import type { MarkUpNeeds } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';
import { openHighlight } from './open-highlight.ts';

/** Restores the seconds and areas of a highlight, unless they changed again. */
export const undoTrimmedHighlight = <Stores extends MarkingStores & MarkUpNeeds>(
  workers: DocumentWorkers,
  clock: Clock,
): Undoer<Stores> => ({
  kind: 'highlight:trimmed',
  async undo(stores: Stores, actor: Actor, entry) {
    const { highlightId, before, after } = entry as unknown as { highlightId: Uuid; before: Trimmed; after: Trimmed };
    const { highlight } = await openHighlight(stores, workers, actor, highlightId);
    if (!isSameJson(trimmedOf(highlight), after))
      refuse('InvalidOperation', 'That can no longer be undone', 'The highlight was changed since then.');
    await stores.highlights.save({ ...highlight, ...before, updatedAt: clock.now() });
    await stores.outbox.announce(highlightChanged(actor, highlight));
  },
});
