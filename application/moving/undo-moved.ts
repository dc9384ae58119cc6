import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type TagChangeSet, removed } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { applyChanges } from '../tags/index.ts';
import type { Undoer } from '../undo/index.ts';
import { type MovingStores, carryOut, toMove } from './move.ts';
import { type KeptMove, OBJECTS_MOVED } from './move-objects.ts';

/**
 * Moves everything back with its former tags. Tags applied since become tags of the former project. Tags that the move
 * added are deleted, unless they are in use.
 */
export const undoMoved = <Stores extends MovingStores>(ids: Ids, clock: Clock): Undoer<Stores, KeptMove> => ({
  kind: OBJECTS_MOVED,
  async undo(stores: Stores, actor: Actor, { moved, from, to, takenOff, put, added }) {
    if ((await toMove(stores, actor, moved, from)) !== to)
      refuse('InvalidOperation', 'It was moved to another project since', 'Move it back from there.');
    await stores.appliedTags.takeOff(put);
    await carryOut(stores, { ids, clock }, actor, { moved, from: to, to: from });
    const alive = new Set((await stores.tags.inProject(from)).tags.map(({ id }) => id));
    await stores.appliedTags.put(takenOff.filter(({ tagId }) => alive.has(tagId)));
    await removeUnused(stores, actor, to, added);
  },
});

async function removeUnused(stores: MovingStores, actor: Actor, projectId: Uuid, added: TagChangeSet): Promise<void> {
  const made = {
    boards: new Set(added.boards.map(({ after }) => after?.id)),
    groups: new Set(added.groups.map(({ after }) => after?.id)),
    tags: new Set(added.tags.map(({ after }) => after?.id)),
  };
  await stores.tags.lockBoards(projectId);
  const now = await stores.tags.inProject(projectId);
  const used = new Set((await stores.appliedTags.of(now.tags.map(({ id }) => id))).map(({ tagId }) => tagId));
  const tags = now.tags.filter((tag) => made.tags.has(tag.id) && !used.has(tag.id) && !tag.locked);
  const gone = new Set(tags.map(({ id }) => id));
  const groups = now.groups.filter(
    ({ id }) => made.groups.has(id) && now.tags.every((tag) => tag.tagGroupId !== id || gone.has(tag.id)),
  );
  const goneGroups = new Set(groups.map(({ id }) => id));
  const boards = now.boards.filter(
    ({ id }) => made.boards.has(id) && now.groups.every((group) => group.tagBoardId !== id || goneGroups.has(group.id)),
  );
  await applyChanges(stores, actor, projectId, removed({ boards, groups, tags, applied: [] }));
}
