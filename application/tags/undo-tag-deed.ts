import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AppliedTag, type Change, type Tag, type TagDeed, type TagRows, takenBack } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import { carryOut, TAG_DEED, type TagDeedStores } from './carry-out.ts';

/** Reverts a change set of tags: completely, or not at all with the reason. */
export const undoTagDeed = <Stores extends TagDeedStores>(clock: Clock): Undoer<Stores> => ({
  kind: TAG_DEED,
  async undo(stores: Stores, actor: Actor, before) {
    const { projectId, deed } = revived(before);
    await demand(stores.projectAccess, actor, projectId, 'write');
    await stores.tags.oneAtATime(projectId);
    await carryOut(stores, actor, projectId, takenBack(deed, await rowsNow(stores, projectId, deed), clock.now()));
  },
});

async function rowsNow({ tags, appliedTags }: TagDeedStores, projectId: Uuid, deed: TagDeed): Promise<TagRows> {
  const named = deed.tags.map(({ before, after }) => (before ?? after)!.id);
  await tags.hold(named);
  return { ...(await tags.inProject(projectId)), applied: deed.applied.length > 0 ? await appliedTags.of(named) : [] };
}

/** Dates are strings in JSON. */
function revived(before: Record<string, unknown>): { projectId: Uuid; deed: TagDeed } {
  const { projectId, deed } = before as unknown as { projectId: Uuid; deed: TagDeed };
  const tag = (row: Tag | null): Tag | null =>
    row && { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
  const applied = (row: AppliedTag | null): AppliedTag | null => row && { ...row, appliedAt: new Date(row.appliedAt) };
  return { projectId, deed: { ...deed, tags: eachSide(deed.tags, tag), applied: eachSide(deed.applied, applied) } };
}

const eachSide = <T>(changes: readonly Change<T>[], to: (row: T | null) => T | null): Change<T>[] =>
  changes.map(({ before, after }) => ({ before: to(before), after: to(after) }));
