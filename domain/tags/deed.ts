import { type Uuid, placed, type Ranked } from '../kernel/index.ts';
import type { AppliedTag } from './applied-tag.ts';
import type { Tag, TagBoard, TagGroup } from './tag.ts';

/** A row before and after; null if absent. */
export interface Change<T> {
  readonly before: T | null;
  readonly after: T | null;
}

/** A reversible change of a project's tags. Applied and reverted from this data. */
export interface TagDeed {
  readonly boards: readonly Change<TagBoard>[];
  readonly groups: readonly Change<TagGroup>[];
  readonly tags: readonly Change<Tag>[];
  readonly applied: readonly Change<AppliedTag>[];
}

const deed = (part: Partial<TagDeed>): TagDeed => ({ boards: [], groups: [], tags: [], applied: [], ...part });
const gone = <T>(rows: readonly T[]): Change<T>[] => rows.map((before) => ({ before, after: null }));

export const changedTag = (before: Tag, after: Tag): TagDeed => deed({ tags: [{ before, after }] });
export const changedGroup = (before: TagGroup, after: TagGroup): TagDeed => deed({ groups: [{ before, after }] });
export const changedBoard = (before: TagBoard, after: TagBoard): TagDeed => deed({ boards: [{ before, after }] });

/** Containers are deleted with their content. The highlights stay, without these tags. */
export const removed = (rows: {
  boards?: readonly TagBoard[];
  groups?: readonly TagGroup[];
  tags: readonly Tag[];
  applied: readonly AppliedTag[];
}): TagDeed =>
  deed({
    boards: gone(rows.boards ?? []),
    groups: gone(rows.groups ?? []),
    tags: gone(rows.tags),
    applied: gone(rows.applied),
  });

/**
 * Moves a tag before a neighbor, or to the end of its group. Also changes the neighbors if their ranks must be
 * rebalanced.
 */
export const movedTag = (
  tag: Tag,
  tagGroupId: Uuid,
  neighbours: readonly Tag[],
  beforeId: Uuid | null,
  at: Date,
): TagDeed => deed({ tags: inOrder({ ...tag, tagGroupId, updatedAt: at }, tag, neighbours, beforeId) });
export const movedGroup = (
  group: TagGroup,
  tagBoardId: Uuid,
  neighbours: readonly TagGroup[],
  beforeId: Uuid | null,
): TagDeed => deed({ groups: inOrder({ ...group, tagBoardId }, group, neighbours, beforeId) });
export const movedBoard = (board: TagBoard, neighbours: readonly TagBoard[], beforeId: Uuid | null): TagDeed =>
  deed({ boards: inOrder(board, board, neighbours, beforeId) });

function inOrder<T extends Ranked>(moved: T, before: T, neighbours: readonly T[], beforeId: Uuid | null): Change<T>[] {
  return placed(neighbours, moved.id, beforeId).map(({ id, rank }) => {
    if (id === moved.id) return { before, after: { ...moved, rank } };
    const neighbour = neighbours.find((one) => one.id === id)!;
    return { before: neighbour, after: { ...neighbour, rank } };
  });
}

/**
 * Merges a tag into another: its highlights get the target instead, for every member who applied either tag. If a
 * member applied both, the first application counts. The target stores the merged tag, so that merges are undone in
 * reverse order.
 */
export function mergedTags(
  tag: Tag,
  survivor: Tag,
  onTag: readonly AppliedTag[],
  onSurvivor: readonly AppliedTag[],
): TagDeed {
  const keyOf = ({ highlightId, appliedBy }: AppliedTag): string => `${highlightId} ${appliedBy}`;
  const carried = new Map(onSurvivor.map((applied) => [keyOf(applied), applied]));
  const handedOver = onTag.flatMap((applied) => {
    const before = carried.get(keyOf(applied)) ?? null;
    return before && before.appliedAt <= applied.appliedAt
      ? []
      : [{ before, after: { ...applied, tagId: survivor.id } }];
  });
  return deed({
    tags: [...gone([tag]), { before: survivor, after: { ...survivor, tookOverTagId: tag.id } }],
    applied: [...gone(onTag), ...handedOver],
  });
}
