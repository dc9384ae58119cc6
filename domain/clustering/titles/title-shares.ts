import { type CodedText, wordOf } from './phrase-counts.ts';
import { DENIED } from './title-words.ts';

/** A phrase is a title only if at least this share of the texts has its words, and in the same polarity. */
export const TITLE_SHARE = 0.2;
/** Of a single word, which says less. */
export const WORD_TITLE_SHARE = 0.4;
/** The share of the texts that have one of the words of a list. */
export const LIST_SHARE = 0.3;
const LISTED_MAX = 3;
/** The share of the texts that each word of a list has. */
const WORD_SHARE = 0.12;
const PAIR = 2;

/** Which texts of a group have which words. */
export class Holdings {
  private readonly texts: readonly ReadonlySet<number>[];

  constructor(coded: readonly CodedText[]) {
    this.texts = coded.map((text) => new Set(Array.from(text, wordOf)));
  }

  /** Whether at least this share of the texts, and two if there are two, have all the words. */
  isHeld(words: readonly number[], share: number): boolean {
    const count = this.count((text) => words.every((word) => text.has(word)));
    return count >= Math.max(Math.min(2, this.texts.length), share * this.texts.length);
  }

  /** Two or three of the words that together tell what the texts are about, the best first; null if they don't. */
  listed(ordered: readonly number[], keys: readonly string[]): readonly number[] | null {
    const least = this.texts.length <= PAIR ? 1 : Math.max(2, WORD_SHARE * this.texts.length);
    const chosen: number[] = [];
    let open = this.texts;
    for (const word of ordered) {
      if (chosen.length === LISTED_MAX || this.count((text) => text.has(word)) < least) continue;
      if (chosen.some((one) => isAlike(keys[one]!, keys[word]!))) continue;
      const rest = open.filter((text) => !text.has(word));
      // Words of the same texts add nothing.
      if (rest.length === open.length) continue;
      chosen.push(word);
      open = rest;
    }
    const covered = 1 - open.length / Math.max(1, this.texts.length);
    return chosen.length > 1 && covered >= LIST_SHARE ? chosen : null;
  }

  private count(has: (text: ReadonlySet<number>) => boolean): number {
    return this.texts.reduce((sum, text) => sum + (has(text) ? 1 : 0), 0);
  }
}

const STEM = 4;

/** Whether two words begin alike, as forms of one do: information, informative. */
const isAlike = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((key) => key.replace(DENIED, '')) as [string, string];
  return a.slice(0, Math.min(STEM, b.length)) === b.slice(0, Math.min(STEM, a.length));
};
