import { type ThingChange, tooLate } from '@evident/domain/undo';
import type { Wrap } from '@evident/domain/wraps';
import { keptAs, type Undoer } from '../undo/index.ts';
import { type ChangingWrapStores, demandWrap, WRAP_CHANGES } from './change-wrap.ts';
import { wrapChanged, wrapRemoved } from './events.ts';

/** Undoes the deletion or renaming of a wrap, or redoes it, or refuses with the reason. */
export const undoWrapChanges = <Stores extends ChangingWrapStores>(): Undoer<Stores, ThingChange<Wrap>> => ({
  kind: WRAP_CHANGES,
  async undo(stores: Stores, actor, { before, after }) {
    const was = (before ?? after)!;
    await demandWrap(stores, actor, was);
    const { wraps, aiTexts, outbox } = stores;
    const now = await wraps.find(was.id);
    if (after ? now?.title !== after.title : now) tooLate('The wrap was changed since then.');
    if (!before) {
      await wraps.remove(was.id);
      await outbox.announce(wrapRemoved(was, actor.userId));
      return { opposite: keptAs(WRAP_CHANGES, { before: now, after: null }) };
    }
    if (!(await aiTexts.find(before.aiTextId))) tooLate('The text of the wrap is gone.');
    const wrap = now ? { ...now, title: before.title } : await fitting(stores, before);
    await wraps.save(wrap);
    await outbox.announce(wrapChanged(wrap, actor.userId));
    return { opposite: keptAs(WRAP_CHANGES, { before: now, after: wrap }) };
  },
});

/** The wrap it was part of can be gone, and the weekly job can have written another one. */
async function fitting({ wraps }: ChangingWrapStores, wrap: Wrap): Promise<Wrap> {
  const isPart = wrap.partOf !== null && (await wraps.find(wrap.partOf)) !== null;
  const isTaken = wrap.weekly && (await wraps.hasWeekly(wrap.projectId, wrap.since));
  return { ...wrap, partOf: isPart ? wrap.partOf : null, weekly: wrap.weekly && !isTaken };
}
