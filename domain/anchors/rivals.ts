import { SOLID } from './kept-matches.ts';
import type { Match } from './match.ts';

export interface Texts {
  readonly oldText: string;
  readonly newText: string;
  readonly kept: readonly Match[];
}

/**
 * Whether another reading is as good: the text was changed right beside the quote, and the same words stand once more in what was put in or taken
 * out there, so that nobody can say which of the two stayed.
 */
export function hasRival(index: number, start: number, end: number, { oldText, newText, kept }: Texts): boolean {
  const match = kept[index]!;
  const shift = match.b - match.a;
  const quote = oldText.slice(start, end);
  const [next, previous] = [kept[index + 1], kept[index - 1]];
  if (next && match.a + match.length - end < SOLID) {
    const [oldAfter, newAfter] = [oldText.slice(end, end + SOLID), newText.slice(end + shift, end + shift + SOLID)];
    const reach = quote.length + SOLID;
    if (stands(quote + oldAfter, newText, start + shift + 1, next.b + reach) || stands(quote + newAfter, oldText, start + 1, next.a + reach)) return true;
  }
  if (previous && start - match.a < SOLID) {
    const [oldBefore, newBefore] = [oldText.slice(Math.max(0, start - SOLID), start), newText.slice(Math.max(0, start + shift - SOLID), start + shift)];
    const back = quote.length + SOLID;
    const [oldFrom, newFrom] = [previous.a + previous.length - back, previous.b + previous.length - back];
    if (stands(oldBefore + quote, newText, newFrom, end + shift - 1) || stands(newBefore + quote, oldText, oldFrom, end - 1)) return true;
  }
  return false;
}

const stands = (words: string, text: string, from: number, to: number): boolean => text.slice(Math.max(0, from), Math.max(0, to)).includes(words);

/** Whether words occur exactly once in a part of a text. */
export function occursOnce(words: string, text: string, from: number, to: number): boolean {
  const part = text.slice(Math.max(0, from), to);
  const first = part.indexOf(words);
  return first >= 0 && part.indexOf(words, first + 1) < 0;
}
