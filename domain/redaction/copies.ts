import { type CodePoints, REDACTED, type TextRange, codePoints } from '../content/index.ts';
import { caseless } from '../text/index.ts';

/** Removed words, with the words around them. */
export interface RemovedWords {
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/** Code points of context by which copies are recognized. */
export const COPY_CONTEXT = 120;
/** A run of equal words this long is a copy (decided). */
const COPY_WORDS = 6;

interface Word extends TextRange {
  readonly word: string;
}

/** Scripts without spaces count each character as a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+(?:(?:['‘’]|\p{Default_Ignorable_Code_Point}+)(?:(?![\p{Script=Han}])[\p{L}\p{N}\p{M}])+)*/gu;

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: caseless(word),
    start: index,
    end: index + word.length,
  }));

/** The removed words at a range of a text, with their context. */
export function removedAt({ start, end }: TextRange, points: CodePoints): RemovedWords {
  return {
    text: points.slice(start, end),
    before: points.slice(Math.max(0, start - COPY_CONTEXT), start),
    after: points.slice(end, end + COPY_CONTEXT),
  };
}

/**
 * Finds copies of removed words in another text, in UTF-16 units: the same words, case and punctuation aside, within a
 * run of six equal words, or as the whole text. `everywhere` takes each occurrence for a copy.
 */
export function copiesIn(text: string, removed: readonly RemovedWords[], everywhere = false): TextRange[] {
  const words = wordsIn(text);
  const places = Map.groupBy(words.keys(), (at) => words[at]!.word);
  const ranges = removed.flatMap((one) => {
    const wanted = wordsIn(one.text).map(({ word }) => word);
    if (wanted.length === 0) return [];
    const before = wordsIn(one.before).map(({ word }) => word);
    const after = wordsIn(one.after).map(({ word }) => word);
    return (places.get(wanted[0]!) ?? []).flatMap((at) => {
      if (wanted.some((word, index) => words[at + index]?.word !== word)) return [];
      const last = at + wanted.length;
      const alone = at === 0 && last === words.length;
      const isCopy =
        everywhere ||
        alone ||
        wanted.length + equalBefore(words, at, before) + equalAfter(words, last, after) >= COPY_WORDS;
      return isCopy ? [{ start: words[at]!.start, end: words[last - 1]!.end }] : [];
    });
  });
  return joined(ranges);
}

function equalBefore(words: readonly Word[], at: number, before: readonly string[]): number {
  let equal = 0;
  while (equal < before.length && words[at - 1 - equal]?.word === before[before.length - 1 - equal]) equal += 1;
  return equal;
}

function equalAfter(words: readonly Word[], at: number, after: readonly string[]): number {
  let equal = 0;
  while (equal < after.length && words[at + equal]?.word === after[equal]) equal += 1;
  return equal;
}

function joined(ranges: readonly TextRange[]): TextRange[] {
  const all: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/** Copies in code points, for documents. */
export function copiesInDocument(text: string, removed: readonly RemovedWords[], everywhere = false): TextRange[] {
  const points = codePoints(text);
  return copiesIn(text, removed, everywhere).map(({ start, end }) => ({
    start: points.pointAt(start),
    end: points.pointAt(end),
  }));
}

/** The text without copies of removed words, and how many there were. */
export type CopyEraser = (text: string) => { readonly text: string; readonly count: number };

export const copyEraser =
  (removed: readonly RemovedWords[], everywhere = false): CopyEraser =>
  (text) => {
    const ranges = copiesIn(text, removed, everywhere);
    const kept = [...ranges, { start: text.length }].map(({ start }, at) =>
      text.slice(ranges[at - 1]?.end ?? 0, start),
    );
    return { text: kept.join(REDACTED), count: ranges.length };
  };

/** The words of each removed passage, to look for texts that may hold a copy. */
export const wordsOf = (removed: readonly RemovedWords[]): string[][] =>
  removed.map(({ text }) => wordsIn(text).map(({ word }) => word)).filter((words) => words.length > 0);
