import { countCodePoints } from '../content/index.ts';

/** A part of a text that is searched and shown separately. */
export interface Passage {
  /** Start in the whole text, in code points. */
  readonly start: number;
  readonly text: string;
}

/** Maximum length in UTF-16 units: about 700 English words, a few minutes of speech. */
export const PASSAGE_SIZE = 4000;

/**
 * Splits a text into passages: at a nearby line end, otherwise after a sentence, otherwise between words. Joined, they
 * are the whole text. A phrase matches only within one passage.
 */
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

/** A full stop, closing punctuation, and a space (none in Chinese and Japanese). */
const SENTENCE_END = /(?<![.!?…])[.!?…]+["'”’»)\]]* |[。！？]+[”’」』）]*/g;

function cutBefore(text: string, from: number, to: number): number {
  const near = from + Math.floor((to - from) / 2);
  const end = text.slice(near, to);
  const line = end.lastIndexOf('\n');
  if (line >= 0) return near + line + 1;
  const sentence = [...end.matchAll(SENTENCE_END)].at(-1);
  if (sentence) return near + sentence.index + sentence[0].length;
  const blank = end.lastIndexOf(' ');
  if (blank >= 0) return near + blank + 1;
  return to > from + 1 && /[\uDC00-\uDFFF]/.test(text.charAt(to)) ? to - 1 : to;
}
