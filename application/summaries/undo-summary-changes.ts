import type { Summary } from '@evident/domain/summaries';
import { type ThingChange, tooLate } from '@evident/domain/undo';
import { keptAs, type Undoer } from '../undo/index.ts';
import { type ChangingSummaryStores, SUMMARY_CHANGES } from './carry-out.ts';
import { summaryChanged, summaryRemoved } from './events.ts';
import { projectToSummarize } from './summary-target.ts';

/** Undoes the deletion or a change of a summary, or redoes it, or refuses with the reason. */
export const undoSummaryChanges = <Stores extends ChangingSummaryStores>(): Undoer<Stores, ThingChange<Summary>> => ({
  kind: SUMMARY_CHANGES,
  async undo(stores: Stores, actor, { before, after }) {
    const was = (before ?? after)!;
    await projectToSummarize(stores, actor, { type: was.targetType, id: was.targetId }, 'Summary');
    const now = await stores.summaries.find(was.id);
    if (now?.textId !== after?.textId || now?.editedTextId !== after?.editedTextId)
      tooLate('The summary was changed since then.');
    const opposite = keptAs(SUMMARY_CHANGES, { before: now, after: before });
    if (!before) {
      await stores.summaries.remove(was.id);
      await stores.outbox.announce(summaryRemoved(was, actor.userId));
      return { opposite };
    }
    const text = (await stores.aiTexts.find(before.textId)) ?? tooLate('The text of the summary is gone.');
    await stores.summaries.save(before);
    await stores.outbox.announce(summaryChanged(before, text.state, actor.userId));
    return { opposite };
  },
});
