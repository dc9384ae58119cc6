import { countCodePoints } from '../content/index.ts';

/** A piece of a text that is found and shown by itself. */
export interface Passage {
  /** The code point of the whole text at which it begins. */
  readonly start: number;
  readonly text: string;
}

/** UTF-16 units of a passage at most: about 700 words of English, a few minutes of talk. */
export const PASSAGE_SIZE = 4000;

/** Cuts a text into passages, at the end of a line where one is near, else between words; together they are the whole text. */
export function passagesOf(text: string, size = PASSAGE_SIZE): Passage[] {
  const passages: Passage[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    const end = text.length - at <= size ? text.length : cutBefore(text, at, at + size);
    const piece = text.slice(at, end);
    passages.push({ start, text: piece });
    start += countCodePoints(piece);
    at = end;
  }
  return passages.length > 0 ? passages : [{ start: 0, text: '' }];
}

function cutBefore(text: string, from: number, to: number): number {
  const near = from + Math.floor((to - from) / 2);
  for (const gap of ['\n', ' ']) {
    const at = text.lastIndexOf(gap, to - 1);
    if (at >= near) return at + 1;
  }
  return to > from + 1 && /[\uDC00-\uDFFF]/.test(text.charAt(to)) ? to - 1 : to;
}
