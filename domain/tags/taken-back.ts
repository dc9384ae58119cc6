import { type Uuid, refuse } from '../kernel/index.ts';
import type { AppliedTag } from './applied-tag.ts';
import type { Change, TagDeed } from './deed.ts';
import { type Tag, type TagBoard, type TagGroup, refuseLocked } from './tag.ts';

/** The rows of a project as they are now. */
export interface TagRows {
  readonly boards: readonly TagBoard[];
  readonly groups: readonly TagGroup[];
  readonly tags: readonly Tag[];
  /** Of the tags that the deed names. */
  readonly applied: readonly AppliedTag[];
}

/**
 * What takes a deed back. Fields that others changed since stay as they are; what the deed itself changed comes back exactly.
 * On highlights, what somebody applied anew or took off since stays so.
 * @throws Refusal `InvalidOperation` where the same was changed again, or where what is needed is gone: never half, never something else
 */
export function takenBack(deed: TagDeed, now: TagRows, at: Date): TagDeed {
  const boards = reversed('board', deed.boards, now.boards);
  const groups = reversed('group', deed.groups, now.groups);
  const tags = reversed('tag', deed.tags, now.tags).map(({ before, after }) => ({
    before,
    after: before && after ? { ...after, updatedAt: at } : after,
  }));
  for (const { before, after } of tags) if (before && after?.locked) refuseLocked(before);
  refuseHomeless(
    'group',
    tags.map(({ after }) => after?.tagGroupId),
    now.groups,
    groups,
  );
  refuseHomeless(
    'board',
    groups.map(({ after }) => after?.tagBoardId),
    now.boards,
    boards,
  );
  return { boards, groups, tags, applied: appliedAgain(deed.applied, now.applied) };
}

interface Row {
  readonly id: Uuid;
  readonly title: string;
}

function reversed<T extends Row>(what: string, changes: readonly Change<T>[], rows: readonly T[]): Change<T>[] {
  return changes.flatMap(({ before, after }): Change<T>[] => {
    const now = rows.find(({ id }) => id === (before ?? after)?.id) ?? null;
    if (!after) return now || !before ? tooLate(`The ${what} is there again.`) : [{ before: null, after: before }];
    if (!before || !now) return tooLate(`The ${what} “${after.title}” is gone since then: bring it back first.`);
    const fields = differing(before, after);
    if (fields.some((field) => !same(now[field], after[field])))
      tooLate(`The ${what} “${now.title}” was changed again since then: undo that first.`);
    return fields.length === 0
      ? []
      : [{ before: now, after: { ...now, ...Object.fromEntries(fields.map((field) => [field, before[field]])) } }];
  });
}

function refuseHomeless<T extends Row>(
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
/** Together they say where something stands: a rank means nothing in another group. */
const PLACE = new Set(['tagGroupId', 'tagBoardId', 'rank']);

/** The fields that a deed changed. `updatedAt` changes with everything and says nothing about what. */
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
const tooLate = (why: string): never => refuse('InvalidOperation', 'That can no longer be undone', why);
