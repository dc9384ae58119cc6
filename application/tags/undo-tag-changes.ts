import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type AppliedTag,
  type Change,
  type Tag,
  type TagChangeSet,
  type TagRows,
  reverted,
} from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Undoer } from '../undo/index.ts';
import { applyChanges, TAG_CHANGES, type TagChangeStores } from './apply-changes.ts';
import { demandArranging } from './to-arrange.ts';

/** Reverts a change set of tags: completely, or not at all with the reason. */
export const undoTagChanges = <Stores extends TagChangeStores>(clock: Clock): Undoer<Stores> => ({
  kind: TAG_CHANGES,
  async undo(stores: Stores, actor: Actor, before) {
    const { projectId, changeSet } = revived(before);
    await demandArranging(stores.projectAccess, actor, projectId);
    await stores.tags.lockBoards(projectId);
    await applyChanges(
      stores,
      actor,
      projectId,
      reverted(changeSet, await rowsNow(stores, projectId, changeSet), clock.now()),
    );
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

/** Dates are strings in JSON. */
function revived(before: Record<string, unknown>): { projectId: Uuid | null; changeSet: TagChangeSet } {
  const { projectId, deed: changeSet } = before as unknown as { projectId: Uuid | null; deed: TagChangeSet };
  const tag = (row: Tag | null): Tag | null =>
    row && { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
  const applied = (row: AppliedTag | null): AppliedTag | null => row && { ...row, appliedAt: new Date(row.appliedAt) };
  return {
    projectId,
    changeSet: { ...changeSet, tags: eachSide(changeSet.tags, tag), applied: eachSide(changeSet.applied, applied) },
  };
}

const eachSide = <T>(changes: readonly Change<T>[], to: (row: T | null) => T | null): Change<T>[] =>
  changes.map(({ before, after }) => ({ before: to(before), after: to(after) }));
