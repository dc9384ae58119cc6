import { WITHOUT_BLANKS } from '@evident/domain/search';
import { simplified } from './forms/chinese.ts';
import { isVerbBefore } from './forms/japanese.ts';
import { normalize, originalRange } from '@evident/domain/text';

/** Normalized word, with its range in the text in UTF-16 units. */
export interface RawWord {
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** Segmented from a script without spaces. */
  readonly segmented: boolean;
  /** A Japanese verb or adjective without its kana, by the segment after it. */
  readonly isVerb?: boolean;
}

/**
 * Consecutive letters, marks and digits, with an English ending after an apostrophe. Other apostrophes split words:
 * l’année, dell’arte.
 */
const WORD = /[\p{L}\p{M}\p{N}]+(?:'(?:[sStTdDmM]|re|ve|ll|RE|VE|LL)(?![\p{L}\p{M}\p{N}]))?/gu;
const HAS_NO_BLANKS = new RegExp(`[${WITHOUT_BLANKS}]`, 'u');
const HAS_KANA = /[\u3041-\u30ff]/;
const RUN = new RegExp(`[${WITHOUT_BLANKS}]+|[^${WITHOUT_BLANKS}]+`, 'gu');

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** ASCII characters other than these have to be normalized, too. */
const NOT_PLAIN = /[^\t\n\r -_a-~]/;

/** Splits a text into words in order, as they are once it is normalized. */
export function splitWords(text: string): RawWord[] {
  if (!NOT_PLAIN.test(text)) return plainWords(text);
  const form = normalize(text, 'written');
  return plainWords(form.text).map((word) => {
    const { start, end } = originalRange(form, word.at, word.end);
    return { ...word, at: start, end };
  });
}

function plainWords(text: string): RawWord[] {
  const words: RawWord[] = [];
  for (const match of text.matchAll(WORD)) {
    if (HAS_NO_BLANKS.test(match[0])) words.push(...segments(match[0], match.index));
    else words.push(wordAt(match[0], match.index, false));
  }
  return words;
}

function segments(word: string, offset: number): RawWord[] {
  return [...word.matchAll(RUN)].flatMap((run): RawWord[] => {
    if (!HAS_NO_BLANKS.test(run[0])) return [wordAt(run[0], offset + run.index, false)];
    // Japanese keeps characters that are traditional in Chinese, and is segmented with them.
    const read = HAS_KANA.test(run[0]) ? run[0] : simplified(run[0]);
    const parts = [...segmenter.segment(read)];
    return parts.map(({ segment, index }, at) => {
      const found = wordAt(segment, offset + run.index + index, true);
      return isVerbBefore(segment, parts[at + 1]?.segment) ? { ...found, isVerb: true } : found;
    });
  });
}

const wordAt = (text: string, at: number, segmented: boolean): RawWord => ({
  text,
  at,
  end: at + text.length,
  segmented,
});
