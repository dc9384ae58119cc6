import { refuse } from '@evident/domain/kernel';
import type { Summary } from '@evident/domain/summaries';
import type { ThingChange } from '@evident/domain/undo';
import type { Undoer } from '../undo/index.ts';
import { type ChangingSummaryStores, SUMMARY_CHANGES } from './carry-out.ts';
import { summaryChanged } from './events.ts';
import { projectToSummarize } from './summary-target.ts';

/** Undoes the deletion or a change of a summary, or refuses with the reason. */
export const undoSummaryChanges = <Stores extends ChangingSummaryStores>(): Undoer<Stores, ThingChange<Summary>> => ({
  kind: SUMMARY_CHANGES,
  async undo(stores: Stores, actor, { before, after }) {
    await projectToSummarize(stores, actor, { type: before.targetType, id: before.targetId }, 'Summary');
    const now = await stores.summaries.find(before.id);
    if (after && (now?.textId !== after.textId || now.editedTextId !== after.editedTextId))
      refuse('InvalidOperation', 'The summary changed meanwhile');
    const text =
      (await stores.aiTexts.find(before.textId)) ?? refuse('InvalidOperation', 'The text of the summary is gone');
    await stores.summaries.save(before);
    await stores.outbox.announce(summaryChanged(before, text.state, actor.userId));
  },
});
