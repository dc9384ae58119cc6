import { type Uuid, placed, type Ranked } from '../kernel/index.ts';
import type { AppliedTag } from './applied-tag.ts';
import type { Tag, TagBoard, TagGroup } from './tag.ts';

/** A row before and after; null if absent. */
export interface Change<T> {
  readonly before: T | null;
  readonly after: T | null;
}

/** A reversible change of a project's tags. Applied and reverted from this data. */
export interface TagChangeSet {
  readonly boards: readonly Change<TagBoard>[];
  readonly groups: readonly Change<TagGroup>[];
  readonly tags: readonly Change<Tag>[];
  readonly applied: readonly Change<AppliedTag>[];
}

export const changeSet = (part: Partial<TagChangeSet>): TagChangeSet => ({
  boards: [],
  groups: [],
  tags: [],
  applied: [],
  ...part,
});
const gone = <T>(rows: readonly T[]): Change<T>[] => rows.map((before) => ({ before, after: null }));

export const changedTag = (before: Tag, after: Tag): TagChangeSet => changeSet({ tags: [{ before, after }] });
export const changedGroup = (before: TagGroup, after: TagGroup): TagChangeSet =>
  changeSet({ groups: [{ before, after }] });
export const changedBoard = (before: TagBoard, after: TagBoard): TagChangeSet =>
  changeSet({ boards: [{ before, after }] });

/** Containers are deleted with their content. The highlights stay, without these tags. */
export const removed = (rows: {
  boards?: readonly TagBoard[];
  groups?: readonly TagGroup[];
  tags: readonly Tag[];
  applied: readonly AppliedTag[];
}): TagChangeSet =>
  changeSet({
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
  neighbors: readonly Tag[],
  beforeId: Uuid | null,
  at: Date,
): TagChangeSet => changeSet({ tags: inOrder({ ...tag, tagGroupId, updatedAt: at }, tag, neighbors, beforeId) });
export const movedGroup = (
  group: TagGroup,
  tagBoardId: Uuid,
  neighbors: readonly TagGroup[],
  beforeId: Uuid | null,
): TagChangeSet => changeSet({ groups: inOrder({ ...group, tagBoardId }, group, neighbors, beforeId) });
export const movedBoard = (board: TagBoard, neighbors: readonly TagBoard[], beforeId: Uuid | null): TagChangeSet =>
  changeSet({ boards: inOrder(board, board, neighbors, beforeId) });

function inOrder<T extends Ranked>(moved: T, before: T, neighbors: readonly T[], beforeId: Uuid | null): Change<T>[] {
  return placed(neighbors, moved.id, beforeId).map(({ id, rank }) => {
    if (id === moved.id) return { before, after: { ...moved, rank } };
    const neighbor = neighbors.find((one) => one.id === id)!;
    return { before: neighbor, after: { ...neighbor, rank } };
  });
}

/** Moves tags to the end of a group or before a tag that stays, in their order. */
export function movedTags(
  tags: readonly Tag[],
  tagGroupId: Uuid,
  neighbors: readonly Tag[],
  beforeId: Uuid | null,
  at: Date,
): TagChangeSet {
  const rows = new Map(neighbors.map((tag) => [tag.id, tag]));
  const before = new Map([...neighbors, ...tags].map((tag) => [tag.id, tag]));
  const touched = new Set<Uuid>();
  for (const tag of tags) {
    const { tags: changes } = movedTag(
      rows.get(tag.id) ?? tag,
      tagGroupId,
      [...rows.values()].sort(byRank),
      beforeId,
      at,
    );
    for (const { after } of changes) {
      rows.set(after!.id, after!);
      touched.add(after!.id);
    }
  }
  return changeSet({ tags: [...touched].map((id) => ({ before: before.get(id)!, after: rows.get(id)! })) });
}
const byRank = (one: Tag, other: Tag): number => one.rank - other.rank || (one.id < other.id ? -1 : 1);

/** Merges several tags into one, as {@link mergedTags} does for one: a single change set, undone as a whole. */
export function mergedIntoOne(
  tags: readonly Tag[],
  survivor: Tag,
  onTags: readonly AppliedTag[],
  onSurvivor: readonly AppliedTag[],
): TagChangeSet {
  const first = new Map<string, AppliedTag>();
  for (const applied of onTags) {
    const key = `${applied.highlightId} ${applied.appliedBy}`;
    const known = first.get(key);
    if (!known || applied.appliedAt < known.appliedAt) first.set(key, applied);
  }
  const { tags: changed, applied } = mergedTags(tags.at(-1)!, survivor, [...first.values()], onSurvivor);
  return changeSet({
    tags: [...gone(tags.slice(0, -1)), ...changed],
    applied: [...gone(onTags), ...applied.filter(({ after }) => after !== null)],
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
): TagChangeSet {
  const keyOf = ({ highlightId, appliedBy }: AppliedTag): string => `${highlightId} ${appliedBy}`;
  const carried = new Map(onSurvivor.map((applied) => [keyOf(applied), applied]));
  const handedOver = onTag.flatMap((applied) => {
    const before = carried.get(keyOf(applied)) ?? null;
    return before && before.appliedAt <= applied.appliedAt
      ? []
      : [{ before, after: { ...applied, tagId: survivor.id } }];
  });
  return changeSet({
    tags: [...gone([tag]), { before: survivor, after: { ...survivor, tookOverTagId: tag.id } }],
    applied: [...gone(onTag), ...handedOver],
  });
}
