import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type TagChangeSet, type TagRows, reverted } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { applyChanges, TAG_CHANGES, type TagChangeStores } from './apply-changes.ts';
import { demandArranging } from './to-arrange.ts';

/** Reverts a change set of tags: completely, or not at all with the reason. */
export const undoTagChanges = <Stores extends TagChangeStores>(
  clock: Clock,
): Undoer<Stores, { projectId: Uuid | null; deed: TagChangeSet }> => ({
  kind: TAG_CHANGES,
  async undo(stores: Stores, actor: Actor, { projectId, deed: changeSet }) {
    await demandArranging(stores.projectAccess, actor, projectId);
    await stores.tags.lockBoards(projectId);
    const back = reverted(changeSet, await rowsNow(stores, projectId, changeSet), clock.now());
    await applyChanges(stores, actor, projectId, back);
    return { opposite: keptAs(TAG_CHANGES, { projectId, deed: back }) };
  },
});

async function rowsNow(
  { tags, appliedTags }: TagChangeStores,
  projectId: Uuid | null,
  changeSet: TagChangeSet,
): Promise<TagRows> {
  const named = changeSet.tags.map(({ before, after }) => (before ?? after)!.id);
  await tags.hold(named);
  const created = changeSet.tags.some(({ before }) => before === null);
  return {
    ...(await tags.inProject(projectId)),
    applied: changeSet.applied.length > 0 || created ? await appliedTags.of(named) : [],
  };
}
