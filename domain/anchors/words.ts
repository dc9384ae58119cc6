import { caseless } from '../text/index.ts';

/** The words of a text as ids. Equal words have the same id in all texts that share a vocabulary, ignoring case and invisible characters. */
export interface Words {
  readonly ids: Int32Array;
  /** UTF-16 units. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

// Scripts without spaces have no word boundaries: each character counts as a word. So do signs between spaces, as in
// tokenized texts.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|\p{Extended_Pictographic}(?:[\p{M}\u200d]|\p{EMod}|\p{Extended_Pictographic})*|[\p{L}\p{M}\p{N}_]+(?:(?:['‘’]|\p{Default_Ignorable_Code_Point}+)[\p{L}\p{M}\p{N}_]+)*|(?<=\s|^)[^\s\p{L}\p{M}\p{N}_]+(?=\s|$)/gu;

/** Ids of the two ends of a text. Ends are words, so that the first and last words have context. */
const FIRST = 0;
const LAST = 1;

export const vocabulary = (): Map<string, number> =>
  new Map([
    ['\u0002', FIRST],
    ['\u0003', LAST],
  ]);

/** Returns the words of a part of a text, between its two ends. */
export function wordsIn(text: string, known: Map<string, number>, from = 0, to = text.length): Words {
  const [ids, starts, ends] = [[FIRST], [from], [from]];
  for (const match of text.slice(from, to).matchAll(WORD)) {
    const word = caseless(match[0]);
    let id = known.get(word);
    if (id === undefined) known.set(word, (id = known.size));
    ids.push(id);
    starts.push(from + match.index);
    ends.push(from + match.index + match[0].length);
  }
  return {
    ids: Int32Array.from([...ids, LAST]),
    starts: Int32Array.from([...starts, to]),
    ends: Int32Array.from([...ends, to]),
  };
}

/** Returns the first and last word that a range touches; `first` is after `last` if there is none. */
export function touched({ starts, ends }: Words, start: number, end: number): { first: number; last: number } {
  return { first: firstAt(ends, 1, (each) => each > start), last: firstAt(starts, 1, (each) => each >= end) - 1 };
}

function firstAt(row: Int32Array, low: number, holds: (value: number) => boolean): number {
  let high = row.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(row[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
