import { type Hue, type Uuid, rankAfter } from '../kernel/index.ts';
import { type Change, type TagChangeSet, changeSet } from './change-set.ts';
import { type Code, type CodeBook, tagNameKey } from './code-book.ts';
import { nextHue } from './hues.ts';
import type { Tag, TagBoard, TagGroup } from './tag.ts';

/** Values of the rows to create. */
interface Making {
  readonly newId: () => Uuid;
  readonly by: Uuid;
  readonly at: Date;
}

/** Returns the changes that add a code book to a board. Tags that are in a group of the same name already are left alone. */
interface AddedCodes {
  readonly changeSet: TagChangeSet;
  readonly groups: number;
  readonly tags: number;
  readonly existing: number;
}

interface On {
  readonly board: TagBoard;
  readonly groups: readonly TagGroup[];
  readonly tags: readonly Tag[];
  /** Hues of all groups of the project, to choose others. */
  readonly hues: readonly Hue[];
}

export function addedCodes(
  { groups: wanted }: CodeBook,
  { board, groups, tags, hues }: On,
  making: Making,
): AddedCodes {
  const used = [...hues];
  let rank = groups.at(-1)?.rank;
  let existing = 0;
  const newGroups: Change<TagGroup>[] = [];
  const newTags: Change<Tag>[] = [];
  for (const { title, color, hex, tags: codes } of wanted) {
    let group = groups.find((one) => tagNameKey(one.title) === tagNameKey(title));
    if (!group) {
      rank = rankAfter(rank);
      const hue = color ?? nextHue(used);
      used.push(hue);
      group = {
        id: making.newId(),
        teamId: board.teamId,
        tagBoardId: board.id,
        title,
        color: hue,
        hex: color === null ? null : hex,
        version: 1,
        rank,
      };
      newGroups.push({ before: null, after: group });
    }
    const { id } = group;
    const held = tags.filter(({ tagGroupId }) => tagGroupId === id);
    const names = new Set(held.map((tag) => tagNameKey(tag.title)));
    const missing = codes.filter((code) => !names.has(tagNameKey(code.title)));
    existing += codes.length - missing.length;
    newTags.push(...newTagsIn(group, board.projectId, missing, held.at(-1)?.rank, making));
  }
  return {
    changeSet: changeSet({ groups: newGroups, tags: newTags }),
    groups: newGroups.length,
    tags: newTags.length,
    existing,
  };
}

/** Creates tags at the end of a group. */
function newTagsIn(
  group: TagGroup,
  projectId: Uuid | null,
  codes: readonly Code[],
  lastRank: number | undefined,
  { newId, by, at }: Making,
): Change<Tag>[] {
  let rank = lastRank;
  return codes.map((code) => {
    rank = rankAfter(rank);
    const after: Tag = {
      id: newId(),
      teamId: group.teamId,
      projectId,
      tagGroupId: group.id,
      ...code,
      locked: false,
      version: 1,
      rank,
      tookOverTagId: null,
      createdBy: by,
      createdAt: at,
      updatedAt: at,
    };
    return { before: null, after };
  });
}
