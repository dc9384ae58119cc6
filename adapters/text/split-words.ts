import { WITHOUT_BLANKS } from '@evident/domain/search';

/** Word as written, with its position in UTF-16 units. */
export interface RawWord {
  readonly text: string;
  readonly at: number;
  /** Segmented from a script without spaces. */
  readonly segmented: boolean;
}

/**
 * Consecutive letters, marks and digits, with an English ending after an apostrophe. Other apostrophes split words:
 * l’année, dell’arte.
 */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’](?:[sStTdDmM]|re|ve|ll|RE|VE|LL)(?![\p{L}\p{M}\p{N}]))?/gu;
const HAS_NO_BLANKS = new RegExp(`[${WITHOUT_BLANKS}]`, 'u');
const RUN = new RegExp(`[${WITHOUT_BLANKS}]+|[^${WITHOUT_BLANKS}]+`, 'gu');

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Splits a text into words in order. */
export function splitWords(text: string): RawWord[] {
  const words: RawWord[] = [];
  for (const match of text.matchAll(WORD)) {
    if (HAS_NO_BLANKS.test(match[0])) words.push(...segments(match[0], match.index));
    else words.push({ text: match[0], at: match.index, segmented: false });
  }
  return words;
}

function segments(word: string, offset: number): RawWord[] {
  return [...word.matchAll(RUN)].flatMap((run): RawWord[] => {
    if (!HAS_NO_BLANKS.test(run[0])) return [{ text: run[0], at: offset + run.index, segmented: false }];
    return [...segmenter.segment(run[0])].map(({ segment, index }) => ({
      text: segment,
      at: offset + run.index + index,
      segmented: true,
    }));
  });
}
