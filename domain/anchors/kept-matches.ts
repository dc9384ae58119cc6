import type { Match } from './match.ts';

/** So many kept characters say that it is the same place. */
export const SOLID = 8;

/** The index of the last match that starts at or before a position of the old text; -1 when there is none. */
export function lastStartingBy(kept: readonly Match[], position: number): number {
  let low = -1;
  let high = kept.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (kept[middle]!.a <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The match that holds a position of the old text, if that character was kept. */
export function matchAt(kept: readonly Match[], position: number): Match | undefined {
  const match = kept[lastStartingBy(kept, position)];
  return match && position < match.a + match.length ? match : undefined;
}

/** Whether a match at a position is to be relied on: long, or an end of the text, or among many others although commas were put between them. */
export function isSolid(match: Match, position: number, kept: readonly Match[], oldText: string): boolean {
  if (match.length >= SOLID || match.a === 0 || match.a + match.length === oldText.length) return true;
  const [from, to] = [Math.max(0, position - DENSE_REACH), Math.min(oldText.length, position + DENSE_REACH)];
  let stayed = 0;
  for (let index = Math.max(0, lastStartingBy(kept, from)); index < kept.length && kept[index]!.a < to; index += 1) {
    stayed += Math.max(0, Math.min(kept[index]!.a + kept[index]!.length, to) - Math.max(kept[index]!.a, from));
  }
  return stayed >= (to - from) * DENSE_SHARE;
}

const DENSE_REACH = 24;
const DENSE_SHARE = 0.6;
