import type { WordAlignment } from './word-alignment.ts';

/** Indexes of new words that are adjacent except for inserted words. */
export interface Group {
  readonly words: readonly number[];
  /** Number of these that are words of the old range. */
  readonly kept: number;
}

/** Words further apart are not part of one group. */
const FURTHEST = 1_500;
/**
 * More words that were put at once between two words of a line are a passage from elsewhere, if they are also more than the range has
 * itself (decided). Own words that come back are fewer: with more than half of them gone, the range was lost.
 */
const PASSAGE = 8;

/**
 * Groups the new words that match old words first..last, and `others`. Other words of the old text separate groups; so do passages that
 * were put in, if the new text is given.
 */
export function groupsOf(
  { to, from, now }: WordAlignment,
  first: number,
  last: number,
  others: readonly number[] = [],
  newText: string | null = null,
): Group[] {
  const isOwn = (word: number): boolean => from[word]! >= first && from[word]! <= last;
  const own: number[] = [];
  for (let word = first; word <= last; word += 1) if (to[word]! >= 0) own.push(to[word]!);
  const passage = Math.max(PASSAGE, own.length);
  const all = [...new Set([...own, ...others])].sort((a, b) => a - b);
  const groups: { words: number[]; kept: number }[] = [];
  for (const word of all) {
    const group = groups.at(-1);
    if (group && together(group.words.at(-1)!, word)) group.words.push(word);
    else groups.push({ words: [word], kept: 0 });
    if (isOwn(word)) groups.at(-1)!.kept += 1;
  }
  return groups;

  function together(one: number, next: number): boolean {
    if (next - one > FURTHEST) return false;
    for (let between = one + 1; between < next; between += 1) if (from[between]! >= 0 && !isOwn(between)) return false;
    return (
      newText === null || next - one - 1 <= passage || (isLineBreak(one, newText) && isLineBreak(next - 1, newText))
    );
  }

  function isLineBreak(word: number, text: string): boolean {
    return text.slice(now.ends[word], now.starts[word + 1]).includes('\n');
  }
}

export const bestGroup = (groups: readonly Group[]): Group | undefined =>
  groups.reduce<Group | undefined>((best, group) => (best && best.kept >= group.kept ? best : group), undefined);
