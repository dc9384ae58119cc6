import { foldText } from '../search/index.ts';
import type { FilterValue } from './matches.ts';

export const DIRECTIONS = ['ASC', 'DESC'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** An object in a list: its id and the value that the list is sorted by; null if it has none. */
export interface SortedBy {
  readonly id: string;
  readonly value: FilterValue | null;
}

/** Compares by code points, as the collation "C" does; UTF-16 units differ beyond U+FFFF. */
function compareTexts(one: string, other: string): number {
  const [first, second] = [[...one], [...other]];
  const at = first.findIndex((point, index) => point !== second[index]);
  if (at === -1) return first.length - second.length;
  return (first[at]!.codePointAt(0) ?? 0) - (second[at]?.codePointAt(0) ?? -1);
}

function compareValues(one: FilterValue, other: FilterValue): number {
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(foldText(one), foldText(other));
  return Number(one) - Number(other);
}

/**
 * The order of every filtered list: texts folded and by code points, missing values last in both directions, equal ones by id in the direction of the list.
 */
export const inOrder =
  (direction: Direction) =>
  (one: SortedBy, other: SortedBy): number => {
    const sign = direction === 'ASC' ? 1 : -1;
    const missing = Number(one.value === null) - Number(other.value === null);
    if (missing !== 0) return missing;
    const byValue = one.value === null || other.value === null ? 0 : compareValues(one.value, other.value);
    return sign * (byValue || compareTexts(one.id, other.id));
  };
