import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Change, TagChangeSet } from '@evident/domain/tags';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { AppliedTagStore } from './applied-tag-store.ts';
import { tagChanged, tagRemoved, tagsArranged } from './events.ts';
import type { TagStore } from './tag-store.ts';

/** Stores required to change tags. */
export interface TagChangeStores {
  tags: TagStore;
  appliedTags: AppliedTagStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

export const TAG_CHANGES = undoKind<{ projectId: Uuid | null; deed: TagChangeSet }>('tags:arranged');

/** Saves a change set, containers before contents, and announces it. */
export async function applyChanges(
  { tags, appliedTags, outbox }: TagChangeStores,
  actor: Actor,
  projectId: Uuid | null,
  changeSet: TagChangeSet,
): Promise<void> {
  await tags.saveBoard(...there(changeSet.boards));
  await tags.saveGroup(...there(changeSet.groups));
  await tags.save(...there(changeSet.tags));
  await appliedTags.takeOff(gone(changeSet.applied));
  await appliedTags.put(there(changeSet.applied));
  await tags.remove({
    tagIds: ids(gone(changeSet.tags)),
    tagGroupIds: ids(gone(changeSet.groups)),
    tagBoardIds: ids(gone(changeSet.boards)),
  });
  await outbox.announce(
    ...there(changeSet.tags).map((tag) => tagChanged(actor, tag)),
    ...gone(changeSet.tags).map((tag) => tagRemoved(actor, tag)),
  );
  if (changeSet.boards.length + changeSet.groups.length > 0) await outbox.announce(tagsArranged(actor, projectId));
}

/** Applies a change set and stores it for undo. Returns the undo id. */
export async function applyUndoably(
  stores: TagChangeStores,
  actor: Actor,
  { label, projectId, changeSet }: { label: string; projectId: Uuid | null; changeSet: TagChangeSet },
): Promise<Uuid> {
  await applyChanges(stores, actor, projectId, changeSet);
  return stores.undo.keep(actor, TAG_CHANGES, { projectId, label, before: { projectId, deed: changeSet } });
}

const there = <T>(changes: readonly Change<T>[]): T[] => changes.flatMap(({ after }) => after ?? []);
const gone = <T>(changes: readonly Change<T>[]): T[] =>
  changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
const ids = (rows: readonly { id: Uuid }[]): Uuid[] => rows.map(({ id }) => id);
