import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Summary } from '@evident/domain/summaries';
import type { ThingChange } from '@evident/domain/undo';
import { type UndoStore, undoKind } from '../undo/index.ts';
import { summaryChanged, summaryRemoved } from './events.ts';
import type { SummaryStores } from './summary-store.ts';
import { projectToSummarize } from './summary-target.ts';

export const SUMMARY_CHANGES = undoKind<ThingChange<Summary>>('summary:changed');

export type ChangingSummaryStores = SummaryStores & { undo: UndoStore };

/** A summary, locked, once the actor may change it. @throws Refusal `NotFound`, `Forbidden`, `InvalidOperation` */
export async function summaryToChange(stores: SummaryStores, actor: Actor, summaryId: Uuid): Promise<Summary> {
  const summary = (await stores.summaries.find(summaryId)) ?? notFound('Summary');
  await projectToSummarize(stores, actor, { type: summary.targetType, id: summary.targetId }, 'Summary');
  return summary;
}

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  { summaries, aiTexts, outbox, undo }: ChangingSummaryStores,
  actor: Actor,
  label: string,
  { before, after }: ThingChange<Summary> & { readonly before: Summary },
): Promise<Uuid> {
  if (after) {
    await summaries.save(after);
    const state = (await aiTexts.find(after.textId))?.state ?? 'DONE';
    await outbox.announce(summaryChanged(after, state, actor.userId));
  } else {
    await summaries.remove(before.id);
    await outbox.announce(summaryRemoved(before, actor.userId));
  }
  return undo.keep(actor, SUMMARY_CHANGES, { projectId: before.projectId, label, before: { before, after } });
}
