import { trimmedOf } from '@evident/domain/highlights';
import { isSameJson } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import type { DocumentWorkers } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type KeptOf, type Undoer } from '../undo/index.ts';
import type { MarkUpNeeds } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';
import { openHighlight } from './open-highlight.ts';
import { HIGHLIGHT_TRIMMED } from './undo-kinds.ts';

/** Restores the seconds and areas of a highlight, unless they changed again. */
export const undoTrimmedHighlight = <Stores extends MarkingStores & MarkUpNeeds>(
  workers: DocumentWorkers,
  clock: Clock,
): Undoer<Stores, KeptOf<typeof HIGHLIGHT_TRIMMED>> => ({
  kind: HIGHLIGHT_TRIMMED,
  async undo(stores: Stores, actor: Actor, { highlightId, before, after }) {
    const { highlight } = await openHighlight(stores, workers, actor, highlightId);
    if (!isSameJson(trimmedOf(highlight), after)) tooLate('The highlight was changed since then.');
    await stores.highlights.save({ ...highlight, ...before, updatedAt: clock.now() });
    await stores.outbox.announce(highlightChanged(actor, highlight));
    return { opposite: keptAs(HIGHLIGHT_TRIMMED, { highlightId, before: after, after: before }) };
  },
});
