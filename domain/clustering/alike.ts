import { MIXED_TITLE } from './titles/cluster-titles.ts';
import { DENIED, ENDS, titleWords } from './titles/title-words.ts';

/** Titles of groups that find nothing to criticize, in different words. */
const ALL_CLEAR = /^¬(?:fault|compla|improv|better|problem|issue|wrong|critici|concern|negativ|bad)/;
const STEM = 6;

/**
 * Groups that say the same, by their positions: those whose titles have the same words, those that find nothing to criticize, and
 * neighbors whose titles share a word. They are only offered to be merged.
 *
 * @param near pairs of groups whose middles are close to each other
 */
export function alikeGroups(titles: readonly string[], near: readonly (readonly [number, number])[]): number[][] {
  const words = titles.map(wordsOfTitle);
  const close = new Set(near.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const isAlike = (one: number, other: number): boolean => {
    const [a, b] = [words[one]!, words[other]!];
    if (a.size === 0 || b.size === 0) return false;
    const shared = [...a].filter((word) => b.has(word)).length;
    return (shared === a.size && shared === b.size) || (shared > 0 && close.has(`${one} ${other}`)) || areClear(a, b);
  };
  const taken = new Set<number>();
  const found: number[][] = [];
  for (const one of titles.keys()) {
    if (taken.has(one)) continue;
    const set = [one];
    for (let other = one + 1; other < titles.length; other += 1)
      if (!taken.has(other) && set.every((each) => isAlike(each, other))) set.push(other);
    if (set.length < 2) continue;
    found.push(set);
    for (const each of set) taken.add(each);
  }
  return found;
}

const areClear = (...all: readonly ReadonlySet<string>[]): boolean =>
  all.every((words) => words.size === 1 && [...words].every((word) => ALL_CLEAR.test(word)));

/** The beginnings of the words that tell, without the number of a title that was taken. None for mixed groups. */
function wordsOfTitle(title: string): ReadonlySet<string> {
  const bare = title.replace(/(?<=\D) \d+$/, '');
  if (bare === MIXED_TITLE) return new Set();
  const read = titleWords(bare.replaceAll('-', ' ')).filter(({ flags }) => (flags & ENDS) !== 0);
  return new Set(read.map(({ key }) => [...key].slice(0, STEM + Number(key.startsWith(DENIED))).join('')));
}
