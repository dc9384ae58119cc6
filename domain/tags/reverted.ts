import { type Uuid } from '../kernel/index.ts';
import { tooLate } from '../undo/index.ts';
import type { AppliedTag } from './applied-tag.ts';
import type { Change, TagChangeSet } from './change-set.ts';
import { type Tag, type TagBoard, type TagGroup, refuseLocked } from './tag.ts';

/** The current rows of a project. */
export interface TagRows {
  readonly boards: readonly TagBoard[];
  readonly groups: readonly TagGroup[];
  readonly tags: readonly Tag[];
  /** Applications of the tags in the change set. */
  readonly applied: readonly AppliedTag[];
}

/**
 * Returns the change set that reverts another. Keeps later changes to other fields; restores the changed fields
 * exactly. Keeps tags that members applied or removed since.
 * @throws Refusal `InvalidOperation` if the same fields changed again, or required rows are gone. Never reverts
 * partially
 */
export function reverted(changeSet: TagChangeSet, now: TagRows, at: Date): TagChangeSet {
  const boards = reversed('board', changeSet.boards, now.boards);
  const groups = reversed('group', changeSet.groups, now.groups);
  const tags = reversed('tag', changeSet.tags, now.tags).map(({ before, after }) => ({
    before,
    after: before && after ? { ...after, updatedAt: at } : after,
  }));
  for (const { before, after } of tags) if (before && after?.locked) refuseLocked(before);
  const applied = appliedAgain(changeSet.applied, now.applied);
  refuseUsed({ groups, tags, applied }, now);
  refuseOrphans(
    'group',
    tags.map(({ after }) => after?.tagGroupId),
    now.groups,
    groups,
  );
  refuseOrphans(
    'board',
    groups.map(({ after }) => after?.tagBoardId),
    now.boards,
    boards,
  );
  return { boards, groups, tags, applied };
}

interface Row {
  readonly id: Uuid;
  readonly title: string;
}

function reversed<T extends Row>(what: string, changes: readonly Change<T>[], rows: readonly T[]): Change<T>[] {
  return changes.flatMap(({ before, after }): Change<T>[] => {
    const now = rows.find(({ id }) => id === (before ?? after)?.id) ?? null;
    if (!after) return now || !before ? tooLate(`The ${what} is there again.`) : [{ before: null, after: before }];
    // Created by the change: deleted again, unless it was changed since.
    if (!before && !now) return [];
    if (!before) {
      if (differing(now!, after).length > 0) tooLate(`The ${what} “${now!.title}” was changed since then.`);
      return [{ before: now, after: null }];
    }
    if (!now) return tooLate(`The ${what} “${after.title}” is gone since then: bring it back first.`);
    const fields = differing(before, after);
    if (fields.some((field) => !same(now[field], after[field])))
      tooLate(`The ${what} “${now.title}” was changed again since then: undo that first.`);
    return fields.length === 0
      ? []
      : [{ before: now, after: { ...now, ...Object.fromEntries(fields.map((field) => [field, before[field]])) } }];
  });
}

/** Keeps what others put into created rows since: tags in a group, and highlights with a tag. */
function refuseUsed(back: Pick<TagChangeSet, 'groups' | 'tags' | 'applied'>, now: TagRows): void {
  const gone = new Set(back.tags.flatMap(({ before, after }) => (before && !after ? [before.id] : [])));
  for (const { before: group, after } of back.groups) {
    const added = !after && now.tags.find((tag) => tag.tagGroupId === group?.id && !gone.has(tag.id));
    if (added) tooLate(`The tag “${added.title}” was added to the group “${group!.title}” since then.`);
  }
  const off = new Set(back.applied.flatMap(({ before, after }) => (before && !after ? [keyOf(before)] : [])));
  const used = now.applied.find((applied) => gone.has(applied.tagId) && !off.has(keyOf(applied)));
  if (used) tooLate(`The tag “${now.tags.find(({ id }) => id === used.tagId)?.title}” was applied since then.`);
}

function refuseOrphans<T extends Row>(
  what: string,
  homes: readonly (Uuid | undefined)[],
  now: readonly T[],
  back: readonly Change<T>[],
): void {
  const there = new Set([...now, ...back.flatMap(({ after }) => after ?? [])].map(({ id }) => id));
  if (homes.some((home) => home !== undefined && !there.has(home)))
    tooLate(`The ${what} it belongs to is gone since then: bring it back first.`);
}

function appliedAgain(changes: readonly Change<AppliedTag>[], now: readonly AppliedTag[]): Change<AppliedTag>[] {
  const there = new Map(now.map((applied) => [keyOf(applied), applied]));
  return changes.flatMap(({ before, after }) => {
    const current = there.get(keyOf((before ?? after)!)) ?? null;
    return same(current, after) ? [{ before: current, after: before }] : [];
  });
}

const keyOf = ({ highlightId, tagId, appliedBy }: AppliedTag): string => `${highlightId} ${tagId} ${appliedBy}`;
/** These fields form the position: a rank has no meaning in a different group. */
const PLACE = new Set(['tagGroupId', 'tagBoardId', 'rank']);

/** Returns the fields that changed, except `updatedAt`, which always changes. */
function differing<T extends object>(before: T, after: T): (keyof T & string)[] {
  const fields = (Object.keys(before) as (keyof T & string)[]).filter((field) => field !== 'updatedAt');
  const changed = new Set(fields.filter((field) => !same(before[field], after[field])));
  const moved = [...changed].some((field) => PLACE.has(field));
  return fields.filter((field) => changed.has(field) || (moved && PLACE.has(field)));
}
const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
const canonical = (value: unknown): string =>
  JSON.stringify(
    value !== null && typeof value === 'object' && !(value instanceof Date)
      ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
      : value,
  );
