import { type Uuid, rankAfter } from '../kernel/index.ts';
import {
  type Tag,
  type TagBoard,
  type TagChangeSet,
  type TagGroup,
  addedCodes,
  changeSet,
  codeOf,
  tagNameKey,
} from '../tags/index.ts';

/** All boards of a project. */
export interface TagTree {
  readonly boards: readonly TagBoard[];
  readonly groups: readonly TagGroup[];
  readonly tags: readonly Tag[];
}

interface Making {
  readonly projectId: Uuid;
  readonly newId: () => Uuid;
  readonly by: Uuid;
  readonly at: Date;
}

interface FittedTags {
  /** The tag of the other project for each tag. */
  readonly tagOf: ReadonlyMap<Uuid, Uuid>;
  /** Boards, groups and tags to add there. */
  readonly added: TagChangeSet;
  readonly known: number;
}

/**
 * Finds a tag of another project for each used tag: one of the same name, or else a copy in a group and on a board of
 * the same names.
 */
export function fittedTags(used: readonly Tag[], from: TagTree, to: TagTree, making: Making): FittedTags {
  const byName = new Map(to.tags.map((tag) => [tagNameKey(tag.title), tag.id]));
  const tagOf = new Map<Uuid, Uuid>();
  const missing: Tag[] = [];
  for (const tag of used) {
    const known = byName.get(tagNameKey(tag.title));
    if (known === undefined) missing.push(tag);
    else tagOf.set(tag.id, known);
  }
  const parts: Pick<TagChangeSet, 'boards' | 'groups' | 'tags'>[] = [];
  let rank = to.boards.at(-1)?.rank;
  const hues = to.groups.map(({ color }) => color);
  for (const source of from.boards) {
    const groups = from.groups.filter(({ tagBoardId }) => tagBoardId === source.id);
    const codes = groups.flatMap(({ id, title, color, hex }) => {
      const tags = missing.filter(({ tagGroupId }) => tagGroupId === id);
      return tags.length === 0 ? [] : [{ title, color, hex, tags: tags.map(codeOf) }];
    });
    if (codes.length === 0) continue;
    const there = to.boards.find((board) => tagNameKey(board.title) === tagNameKey(source.title));
    rank = there ? rank : rankAfter(rank);
    const board = there ?? { ...source, id: making.newId(), projectId: making.projectId, version: 1, rank: rank! };
    const held = to.groups.filter(({ tagBoardId }) => tagBoardId === board.id);
    const added = addedCodes({ groups: codes }, { board, groups: held, tags: to.tags, hues }, making).changeSet;
    parts.push({ boards: there ? [] : [{ before: null, after: board }], groups: added.groups, tags: added.tags });
    hues.push(...added.groups.flatMap(({ after }) => after?.color ?? []));
    const made = [...held, ...added.groups.flatMap(({ after }) => after ?? [])];
    for (const tag of missing) {
      const group = groups.find(({ id }) => id === tag.tagGroupId);
      const target = group && made.find(({ title }) => tagNameKey(title) === tagNameKey(group.title));
      const copy = added.tags.find(
        ({ after }) => after?.tagGroupId === target?.id && tagNameKey(after!.title) === tagNameKey(tag.title),
      );
      if (target && copy?.after) tagOf.set(tag.id, copy.after.id);
    }
  }
  return {
    tagOf,
    added: changeSet({
      boards: parts.flatMap(({ boards }) => boards),
      groups: parts.flatMap(({ groups }) => groups),
      tags: parts.flatMap(({ tags }) => tags),
    }),
    known: used.length - missing.length,
  };
}
