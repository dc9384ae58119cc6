import { type CodedText, wordOf } from './phrase-counts.ts';
import { DENIED } from './title-words.ts';

/** A phrase is a title only if at least this share of the texts has its words, and in the same polarity. */
export const TITLE_SHARE = 0.2;
/** Of a single word, which says less. */
export const WORD_TITLE_SHARE = 0.4;
/** The share of the texts that each phrase of a list has. */
export const PART_SHARE = 0.18;

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

  private count(has: (text: ReadonlySet<number>) => boolean): number {
    return this.texts.reduce((sum, text) => sum + (has(text) ? 1 : 0), 0);
  }
}

const STEM = 4;

/** Whether two words begin alike, as forms of one do: information, informative. */
export const isAlike = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((key) => key.replace(DENIED, '')) as [string, string];
  return a.slice(0, Math.min(STEM, b.length)) === b.slice(0, Math.min(STEM, a.length));
};
