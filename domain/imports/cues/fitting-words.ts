import { onOneLine } from '../note/clean-text.ts';
import { type HeardWord, alignWords } from './align-words.ts';
import type { Cue, TimedWord } from './cue.ts';
import { wordsAsWritten } from './spoken-words.ts';
import { withTimesBetween } from './untimed-words.ts';

type Span = Pick<Cue, 'start' | 'end'>;

/** Below this share of words that were heard as written, they belong to another text. */
const HEARD_MIN = 0.5;

/**
 * The words of a text with the times of heard words. Words that differ share the time between their neighbors, at the
 * ends that up to the end of the span. Null if the heard words say something else.
 */
export function wordsOfText(text: string, heard: readonly TimedWord[], span: Span): TimedWord[] | null {
  const exact = wordsAsWritten(text, heard);
  // The search for each word skips words that were not heard.
  if (exact && exact.every((word, index) => wordsIn(word.text) <= Math.max(1, wordsIn(heard[index]!.text))))
    return exact;
  return aligned(text, heard, span);
}

/** Gives the words of a cue its text and keeps them within its times. Drops words that say something else. */
export function withFittingWords({ words, ...cue }: Cue): Cue {
  const fitting = words && words.length > 0 && words.every(({ start, end }) => start <= end) && fitted(words, cue);
  return fitting ? { ...cue, words: fitting } : cue;
}

function fitted(words: readonly TimedWord[], cue: Cue): TimedWord[] | null {
  const isSame = onOneLine(words.map(({ text }) => text).join('')) === onOneLine(cue.text);
  const own = isSame ? words : wordsOfText(cue.text, words, cue);
  const [from, until] = [cue.start ?? 0, cue.end ?? Infinity];
  if (!own?.every(({ start, end }) => start <= until && end >= from)) return null;
  return own.map((word) => ({ ...word, start: Math.max(from, word.start), end: Math.min(until, word.end) }));
}

function aligned(text: string, heard: readonly TimedWord[], span: Span): TimedWord[] | null {
  const written = onOneLine(text).match(WORD) ?? [];
  const words = written.map((word) => word.trim());
  if (words.length === 0 || shareHeard(words, heard) < HEARD_MIN) return null;
  const times = alignWords(words, heard).map((time, index) => ({
    text: written[index]!,
    ...(time ?? { start: null, end: null }),
  }));
  const timed = withTimesBetween(times, span).flatMap(({ text: word, start, end }) =>
    start === null || end === null ? [] : [{ text: word, start, end }],
  );
  return timed.length === written.length ? timed : null;
}

/** A word with the space before it. Scripts without spaces have one word for each character. */
const WORD =
  /\s*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}][\p{P}\p{M}ー]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+)/gu;

/** Punctuation between spaces, as in French, is no word. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** The share of words that were heard as they are written, in any order. */
function shareHeard(words: readonly string[], heard: readonly HeardWord[]): number {
  const left = new Map<string, number>();
  for (const { text } of heard) left.set(bare(text), (left.get(bare(text)) ?? 0) + 1);
  const found = words.filter((word) => {
    const times = left.get(bare(word)) ?? 0;
    left.set(bare(word), times - 1);
    return times > 0;
  });
  return found.length / words.length;
}

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
