import { refuse } from '@evident/domain/kernel';
import type { ThingChange } from '@evident/domain/undo';
import type { Wrap } from '@evident/domain/wraps';
import type { Undoer } from '../undo/index.ts';
import { type ChangingWrapStores, demandWrap, WRAP_CHANGES } from './change-wrap.ts';
import { wrapChanged } from './events.ts';

/** Undoes the deletion or renaming of a wrap, or refuses with the reason. */
export const undoWrapChanges = <Stores extends ChangingWrapStores>(): Undoer<Stores, ThingChange<Wrap>> => ({
  kind: WRAP_CHANGES,
  async undo(stores: Stores, actor, { before, after }) {
    await demandWrap(stores, actor, before);
    const { wraps, aiTexts, outbox } = stores;
    const now = await wraps.find(before.id);
    if (after && now?.title !== after.title) refuse('InvalidOperation', 'The wrap changed meanwhile');
    if (!(await aiTexts.find(before.aiTextId))) refuse('InvalidOperation', 'The text of the wrap is gone');
    const wrap = now ? { ...now, title: before.title } : await fitting(stores, before);
    await wraps.save(wrap);
    await outbox.announce(wrapChanged(wrap, actor.userId));
  },
});

/** The wrap it was part of can be gone, and the weekly job can have written another one. */
async function fitting({ wraps }: ChangingWrapStores, wrap: Wrap): Promise<Wrap> {
  const isPart = wrap.partOf !== null && (await wraps.find(wrap.partOf)) !== null;
  const isTaken = wrap.weekly && (await wraps.hasWeekly(wrap.projectId, wrap.since));
  return { ...wrap, partOf: isPart ? wrap.partOf : null, weekly: wrap.weekly && !isTaken };
}
