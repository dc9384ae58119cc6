import { SEPARATOR, foldText } from '../search/index.ts';

/** Names are compared by so many characters (document 002, section 9: name score prefix). */
const NAME_SCORE_PREFIX = 50;

/**
 * A name as it is compared and sorted: folded as in search and without punctuation, its first 50 characters.
 * The SQL function `name_key` returns the same.
 */
export const nameKey = (name: string): string =>
  [...foldText(name).replace(SEPARATOR, ' ').trim()].slice(0, NAME_SCORE_PREFIX).join('').trim();

const SAME = 1;
/** An initial that fits says less than a name. */
const INITIAL = 0.7;
/** One of two names: "Ada" and "Ada Lovelace". */
const FIRST_ONLY = 0.6;
const LAST_ONLY = 0.5;

/** One letter of an alphabet. One character is a whole name in other scripts. */
const isInitial = (word: string): boolean => /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]$/u.test(word);
const partScore = (one: string, other: string): number => {
  if (one === other) return isInitial(one) ? INITIAL : SAME;
  return (isInitial(one) || isInitial(other)) && one[0] === other[0] ? INITIAL : 0;
};

/**
 * How likely two names are those of one person, from 0 to 1. A lone initial is compared with the first letter;
 * a name of which both first and last are initials matches nothing (document 002, section 5). Middle names do not count.
 */
export function nameScore(one: string, other: string): number {
  const [a, b] = [nameKey(one).split(' '), nameKey(other).split(' ')];
  const [first, last, otherFirst, otherLast] = [a[0]!, a.at(-1)!, b[0]!, b.at(-1)!];
  if (first === '' || otherFirst === '') return 0;
  if ((isInitial(first) && isInitial(last)) || (isInitial(otherFirst) && isInitial(otherLast))) return 0;
  if (a.length > 1 && b.length > 1) {
    const scores = [partScore(first, otherFirst), partScore(last, otherLast)];
    return scores.includes(0) ? 0 : (scores[0]! + scores[1]!) / 2;
  }
  if (a.length === 1 && b.length === 1) return first === otherFirst ? SAME : 0;
  const [single, whole] = a.length === 1 ? [first, b] : [otherFirst, a];
  if (single === whole[0]) return FIRST_ONLY;
  return single === whole.at(-1) ? LAST_ONLY : 0;
}

/** People suggested for a name at most. */
const SUGGESTED_MAX = 3;

export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}
export interface NameMatch extends NamedPerson {
  readonly score: number;
}

/** Those who may be meant by a name, the likeliest first. */
export const matchesOf = (name: string, people: readonly NamedPerson[]): NameMatch[] =>
  people
    .map((person) => ({ id: person.id, name: person.name, score: nameScore(name, person.name) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1))
    .slice(0, SUGGESTED_MAX);
