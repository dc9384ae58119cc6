import { type Infer, type ObjectSchema, RANK_GAP, type Uuid, refuse, id } from '../kernel/index.ts';
import { tooLate } from '../undo/index.ts';
import { CHANGED_ROWS_MAX } from './row-shapes.ts';
import { objectType } from './view-shapes.ts';

/** Rows to move, and the row that follows or precedes them afterwards. */
export const rowPlaces = {
  type: 'object',
  properties: {
    objectType,
    ids: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: CHANGED_ROWS_MAX,
      description: 'In their new order',
    },
    beforeId: { ...id, description: 'The row that follows them; or send afterId' },
    afterId: { ...id, description: 'The row that precedes them; or send beforeId' },
  },
  required: ['objectType', 'ids'],
} as const satisfies ObjectSchema;
export type RowPlaces = Infer<typeof rowPlaces>;

/**
 * A row in a list without a sort. Its place is its rank or, as long as it was never moved, the millisecond of its
 * creation. The highest comes first; of equal places, the higher id.
 */
export interface PlacedRow {
  readonly id: Uuid;
  readonly rank: number | null;
  readonly place: number;
}

/** A row whose rank changes. */
export interface RankChange {
  readonly id: Uuid;
  readonly before: number | null;
  readonly after: number | null;
}

/** The row that the others are moved next to. @throws Refusal `ValidationError` unless exactly one is named that is not moved itself, or if a row is sent twice */
export function neighborOf({ ids, beforeId, afterId }: RowPlaces): { id: Uuid; follows: boolean } {
  if ((beforeId === undefined) === (afterId === undefined))
    refuse('ValidationError', 'Send beforeId or afterId', 'Name the row that follows, or the one that precedes.');
  const neighbor = beforeId ?? afterId!;
  if (new Set(ids).size < ids.length) refuse('ValidationError', 'A row was sent twice', 'Send each row once.');
  if (ids.includes(neighbor))
    refuse('ValidationError', 'A row cannot be moved next to itself', 'Name a row that stays where it is.');
  return { id: neighbor, follows: beforeId !== undefined };
}

/** The smallest distance that doubles of today's milliseconds keep apart. */
const APART = 2 ** -10;
/** The distance after rows made room, in milliseconds. */
const ROOMY = 1;

interface Room {
  /** The row that follows the moved ones; null at the end of the list. */
  readonly below: PlacedRow | null;
  /** The rows above, nearest first; all of them, or as many as were read. */
  readonly above: readonly PlacedRow[];
  readonly isAll: boolean;
  /** Milliseconds. New rows are created later, so they stay on top. */
  readonly now: number;
}

/**
 * The ranks that move rows above another. Only where no number fits do rows above make room, as few as possible.
 * Null if more rows above have to be read.
 */
export function ranksAbove(
  moved: readonly PlacedRow[],
  { below, above, isAll, now }: Room,
): readonly RankChange[] | null {
  const bottomUp = moved.toReversed();
  if (below === null) {
    const top = above[0]?.place ?? now;
    return ranked(bottomUp, top - RANK_GAP * (moved.length + 1), top);
  }
  for (let shifted = 0; shifted <= above.length; shifted += 1) {
    const count = moved.length + shifted;
    const next = above[shifted];
    if (!next && !isAll) return null;
    const high = next?.place ?? Math.max(now, below.place + ROOMY * (count + 1));
    if ((high - below.place) / (count + 1) >= (shifted === 0 ? APART : ROOMY))
      return ranked([...bottomUp, ...above.slice(0, shifted)], below.place, high);
  }
  return null;
}

/** Even ranks between two places, from the lowest up. */
function ranked(rows: readonly PlacedRow[], low: number, high: number): RankChange[] {
  const step = (high - low) / (rows.length + 1);
  return rows.map(({ id, rank }, at) => ({ id, before: rank, after: low + step * (at + 1) }));
}

/**
 * The change of ranks that undoes another. Rows that were moved again since keep their place.
 * @throws Refusal `InvalidOperation` if all of them were
 */
export function rankedBack(changes: readonly RankChange[], now: readonly PlacedRow[]): RankChange[] {
  const ranks = new Map(now.map(({ id, rank }) => [id, rank]));
  const back = changes.filter(({ id, after }) => ranks.get(id) === after);
  if (back.length === 0) tooLate('The rows were moved or deleted since then.');
  return back.map(({ id, before, after }) => ({ id, before: after, after: before }));
}
