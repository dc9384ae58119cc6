import { countCodePoints } from '../content/index.ts';

/** A piece of a text that is found and shown by itself. */
export interface Passage {
  /** The code point of the whole text at which it begins. */
  readonly start: number;
  readonly text: string;
}

/** UTF-16 units of a passage at most: about 700 words of English, a few minutes of talk. */
export const PASSAGE_SIZE = 4000;

/** Cuts a text into passages, at the end of a line where one is near, else of a sentence, else between words; together they are the whole text. A phrase is found within one passage. */
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

/** Its mark, what closes with it, and the blank behind it, which Chinese and Japanese go without. */
const SENTENCE_END = /[.!?…]+["'”’»)\]]* |[。！？]+[”’」』）]*/g;

function cutBefore(text: string, from: number, to: number): number {
  const near = from + Math.floor((to - from) / 2);
  const line = text.lastIndexOf('\n', to - 1);
  if (line >= near) return line + 1;
  const sentence = [...text.slice(near, to).matchAll(SENTENCE_END)].at(-1);
  if (sentence) return near + sentence.index + sentence[0].length;
  const blank = text.lastIndexOf(' ', to - 1);
  if (blank >= near) return blank + 1;
  return to > from + 1 && /[\uDC00-\uDFFF]/.test(text.charAt(to)) ? to - 1 : to;
}
