import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Change, TagDeed } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import type { AppliedTagStore } from './applied-tag-store.ts';
import { tagChanged, tagRemoved, tagsArranged } from './events.ts';
import type { TagStore } from './tag-store.ts';

/** Stores required to change tags. */
export interface TagDeedStores {
  tags: TagStore;
  appliedTags: AppliedTagStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

export const TAG_DEED = 'tags:arranged';

/** Saves a change set, containers before contents, and announces it. */
export async function carryOut(
  { tags, appliedTags, outbox }: TagDeedStores,
  actor: Actor,
  projectId: Uuid,
  deed: TagDeed,
): Promise<void> {
  await tags.saveBoard(...there(deed.boards));
  await tags.saveGroup(...there(deed.groups));
  await tags.save(...there(deed.tags));
  await appliedTags.takeOff(gone(deed.applied));
  await appliedTags.put(there(deed.applied));
  await tags.remove({
    tagIds: ids(gone(deed.tags)),
    tagGroupIds: ids(gone(deed.groups)),
    tagBoardIds: ids(gone(deed.boards)),
  });
  await outbox.announce(
    ...there(deed.tags).map((tag) => tagChanged(actor, tag)),
    ...gone(deed.tags).map((tag) => tagRemoved(actor, tag)),
  );
  if (deed.boards.length + deed.groups.length > 0) await outbox.announce(tagsArranged(actor, projectId));
}

/** Applies a change set and stores it for undo. Returns the undo id. */
export async function carryOutUndoably(
  stores: TagDeedStores,
  { ids: newIds, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  { label, projectId, deed }: { label: string; projectId: Uuid; deed: TagDeed },
): Promise<Uuid> {
  await carryOut(stores, actor, projectId, deed);
  const undoId = newIds.newId();
  await stores.undo.keep({
    id: undoId,
    memberId: actor.userId,
    projectId,
    label,
    kind: TAG_DEED,
    before: { projectId, deed },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return undoId;
}

const there = <T>(changes: readonly Change<T>[]): T[] => changes.flatMap(({ after }) => after ?? []);
const gone = <T>(changes: readonly Change<T>[]): T[] =>
  changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
const ids = (rows: readonly { id: Uuid }[]): Uuid[] => rows.map(({ id }) => id);
