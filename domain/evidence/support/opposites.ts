import { isSameWord } from './alike.ts';
import type { Finding } from './polarity.ts';
import type { Said, Word } from './said.ts';
import type { Language } from './words/languages.ts';
import type { WordSet } from './words/word-set.ts';

/** Side of a pair of opposites: 0 or 1; `flipped` if only a negation made it so. */
interface Side {
  readonly side: 0 | 1;
  readonly flipped: boolean;
}

function sidesOf({ words }: Said, [one, other]: readonly [WordSet, WordSet]): Side[] {
  return words.flatMap(({ text, denied: flipped }) => {
    const [first, second] = [one.has(text), other.has(text)];
    if (first === second) return [];
    return [{ side: first !== flipped ? (0 as const) : (1 as const), flipped }];
  });
}

/** Looks for a quality whose opposite the quotes have: faster for slower, love for hate. */
export function opposites(sentence: Said, quotes: Said, { opposites: pairs, code }: Language): Finding {
  let finding: Finding = 'AGREES';
  for (const pair of pairs) {
    const [here, there] = [sidesOf(sentence, pair), sidesOf(quotes, pair)];
    if (here.length === 0 || there.length === 0) continue;
    const known = new Set(there.map(({ side }) => side));
    if (isQualityTurned(sentence, quotes, pair) || isOfOtherClause(sentence, quotes, pair, code)) {
      if (known.size === 1) return 'TURNED';
      finding = 'DOUBTFUL';
    }
    const turned = here.filter(({ side }) => !known.has(side));
    if (turned.length === 0) continue;
    if (turned.some(({ flipped }) => !flipped) && there.every(({ flipped }) => !flipped)) return 'TURNED';
    finding = 'DOUBTFUL';
  }
  return finding;
}

/**
 * Whether quotes with both sides of a pair have the other side near the words of a clause: “kept the office in York” for
 * “kept the office in Leeds and closed the one in York”.
 */
function isOfOtherClause(sentence: Said, quotes: Said, pair: readonly [WordSet, WordSet], code: string): boolean {
  const [here, there] = [sidesByClause(sentence, pair), sidesByClause(quotes, pair)];
  if (new Set([...there.values()].flatMap((sides) => [...sides])).size < 2) return false;
  return [...here].some(([clause, sides]) => {
    const [side] = sides;
    if (sides.size > 1) return false;
    const plain = sentence.words.filter((word) => word.clause === clause && isPlain(word, pair));
    // A name decides before other words.
    const named = plain.filter((word) => word !== sentence.words[0] && /^\p{Lu}/u.test(word.raw) && isIn(word, quotes));
    const words = code !== 'de' && named.length > 0 ? named : plain;
    return words.some((word) => {
      const places = quotes.words.filter((known) => known.isContent && isSameWord(known.text, word.text));
      return places.length > 0 && places.every((place) => isOnlyOf(there.get(place.clause), side === 0 ? 1 : 0));
    });
  });
}

const isIn = ({ text }: Word, quotes: Said): boolean => quotes.words.some((known) => isSameWord(known.text, text));

const isOnlyOf = (sides: ReadonlySet<0 | 1> | undefined, side: 0 | 1): boolean =>
  sides !== undefined && sides.size === 1 && sides.has(side);

const isPlain = ({ text, isContent }: Word, pair: readonly [WordSet, WordSet]): boolean =>
  isContent && !pair.some((side) => side.has(text));

/** Take up the clause before. */
const ANAPHORS = /^(?:it|they|he|she|er|sie|es|il|elle|ils|elles|ele|ela|él|ella)$/u;

/** The sides of each clause. A clause about “it” has those of the clause before. */
function sidesByClause({ words }: Said, [one, other]: readonly [WordSet, WordSet]): Map<number, Set<0 | 1>> {
  const found = new Map<number, Set<0 | 1>>();
  for (const { text, denied, clause } of words) {
    const [first, second] = [one.has(text), other.has(text)];
    if (first !== second) found.set(clause, (found.get(clause) ?? new Set()).add(first !== denied ? 0 : 1));
    else if (ANAPHORS.test(text) && !found.has(clause) && found.has(clause - 1))
      found.set(clause, found.get(clause - 1)!);
  }
  return found;
}

/** The sides of the words right before a word. */
const before = ({ words }: Said, pair: readonly [WordSet, WordSet], word: string): Set<0 | 1> =>
  new Set(
    words.flatMap(({ text }, at) => {
      if (at === 0 || !isSameWord(text, word)) return [];
      const [first, second] = pair.map((side) => side.has(words[at - 1]!.text));
      return first === second ? [] : [first ? (0 as const) : (1 as const)];
    }),
  );

/** Whether the same word has the opposite quality: “less funding” for “more funding”. */
const isQualityTurned = (sentence: Said, quotes: Said, pair: readonly [WordSet, WordSet]): boolean =>
  sentence.words.some(({ text, isContent }) => {
    if (!isContent) return false;
    const [here, there] = [before(sentence, pair, text), before(quotes, pair, text)];
    return here.size === 1 && there.size === 1 && !there.has([...here][0]!);
  });

/** Whether the quotes have a word of the same side: it covers a quality in other words. */
export const hasSameSide = (word: string, quotes: Said, { opposites: pairs }: Language): boolean =>
  pairs.some((pair) => pair.some((side) => side.has(word) && quotes.words.some(({ text }) => side.has(text))));
