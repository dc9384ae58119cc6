import { isSameWord } from './alike.ts';
import type { Finding } from './polarity.ts';
import type { Said } from './said.ts';
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
export function opposites(sentence: Said, quotes: Said, { opposites: pairs }: Language): Finding {
  let finding: Finding = 'AGREES';
  for (const pair of pairs) {
    const [here, there] = [sidesOf(sentence, pair), sidesOf(quotes, pair)];
    if (here.length === 0 || there.length === 0) continue;
    if (isQualityTurned(sentence, quotes, pair)) return 'TURNED';
    const known = new Set(there.map(({ side }) => side));
    const turned = here.filter(({ side }) => !known.has(side));
    if (turned.length === 0) continue;
    if (turned.some(({ flipped }) => !flipped) && there.every(({ flipped }) => !flipped)) return 'TURNED';
    finding = 'DOUBTFUL';
  }
  return finding;
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
