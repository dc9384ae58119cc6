import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type AddedTags,
  type CodeBook,
  type TagBoard,
  TAG_GROUPS_MAX,
  TAGS_MAX,
  addedCodes,
  refuseMore,
} from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import type { TagStore } from './tag-store.ts';

interface Ports {
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Computes what adding a code book to a locked board changes. Refuses more than a project may hold. */
export async function codesFor(tags: TagStore, { ids, clock }: Ports, actor: Actor, board: TagBoard, book: CodeBook) {
  const all = await tags.inProject(board.projectId);
  const added = addedCodes(
    book,
    {
      board,
      groups: all.groups.filter(({ tagBoardId }) => tagBoardId === board.id),
      tags: all.tags,
      hues: all.groups.map(({ color }) => color),
    },
    { newId: () => ids.newId(), by: actor.userId, at: clock.now() },
  );
  refuseMore(all.groups.length + added.groups - 1, TAG_GROUPS_MAX, 'groups of tags');
  refuseMore(all.tags.length + added.tags - 1, TAGS_MAX, 'tags');
  return added;
}

/** Adds the groups and tags of a code book to a locked board, as one undo step. */
export async function addCodes(
  stores: TagChangeStores,
  ports: Ports,
  actor: Actor,
  { board, codeBook, label }: { board: TagBoard; codeBook: CodeBook; label: (tags: number) => string },
): Promise<AddedTags> {
  const { changeSet, groups, tags, existing } = await codesFor(stores.tags, ports, actor, board, codeBook);
  const undoId: Uuid | null =
    groups + tags === 0
      ? null
      : await applyUndoably(stores, actor, { label: label(tags), projectId: board.projectId, changeSet });
  return { undoId, groups, tags, existing };
}

export const countedTags = (count: number): string => (count === 1 ? '1 tag' : `${count.toLocaleString('en')} tags`);
