import { refuse } from '@evident/domain/kernel';
import { type ProjectView, type ViewChange, refuseMoreViews, revertedView } from '@evident/domain/views';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import { VIEW_CHANGES, type ViewStores, saveView } from './carry-out.ts';

/** Undoes the deletion or a change of a view, or refuses with the reason. */
export const undoViewChanges = <Stores extends ViewStores>(clock: Clock): Undoer<Stores> => ({
  kind: VIEW_CHANGES,
  async undo(stores: Stores, actor, kept) {
    const { before, after } = kept as unknown as ViewChange;
    await demand(stores.projectAccess, actor, before.projectId, 'write', 'View');
    const now = await stores.views.find(before.id);
    if (now?.isPrivate && now.createdBy !== actor.userId) refuse('NotFound', 'View not found');
    const change = { before: revived(before), after: after && revived(after) };
    const reverted = { ...revertedView(change, now), updatedAt: clock.now() };
    if (!now) refuseMoreViews((await stores.views.ofProject(before.projectId)).length);
    await saveView(stores, actor, reverted, now ?? undefined);
  },
});

/** Dates come back from JSON as text. */
const revived = (view: ProjectView): ProjectView => ({
  ...view,
  createdAt: new Date(view.createdAt),
  updatedAt: new Date(view.updatedAt),
});
