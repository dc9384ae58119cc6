import { codePoints, type TextBlock } from '../content/index.ts';

/** A sentence of a text, with its place. */
export interface Sentence {
  /** Position in the text, in code points. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Index of its block; sentences of one block were said or written in one go. */
  readonly block: number;
  readonly speaker: string | null;
  /** When its block starts in the recording. */
  readonly startMs: number | null;
}

export type SpokenBlock = Pick<TextBlock, 'start' | 'end' | 'speaker' | 'startMs'>;

/** UTF-16 units. Longer sentences are those of transcripts without punctuation; they are cut between words. */
const LONGEST = 400;

/** Punctuation that may end a sentence, with closing quotes, before white space (none in Chinese and Japanese). */
const MAY_END = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？]+[”’」』）]*|\n+/gu;

const ABBREVIATION =
  /(?:^|[\s("'“‘[])(?:(?!I\.)\p{L}|e\.g|i\.e|a\.k\.a|etc|cf|vs|Mr|Mrs|Ms|Dr|Prof|St|Inc|Ltd|Co|approx|z\.\s?B|d\.\s?h|p\.\s?ex|bzw|ca)\.$/u;
/** UTF-16 units from which on a word is no abbreviation. */
const ABBREVIATION_MAX = 16;
/** Abbreviations only before a number. */
const NUMBERED = /(?:^|\s)(?:No|Nr|Fig|pp?)\.$/u;

/**
 * Splits a text into its sentences, without white space around them. A sentence never spans two blocks; a text without blocks is
 * split at its line ends instead.
 */
export function sentencesOf(text: string, blocks: readonly SpokenBlock[]): Sentence[] {
  const points = codePoints(text);
  const lines = blocks.length > 0 ? blocks : [{ start: 0, end: points.length, speaker: null, startMs: null }];
  return lines.flatMap(({ start, end, speaker, startMs }, block) => {
    const from = points.unitAt(start);
    return rangesIn(text.slice(from, points.unitAt(end))).map(([first, last]) => ({
      start: points.pointAt(from + first),
      end: points.pointAt(from + last),
      text: text.slice(from + first, from + last),
      block,
      speaker,
      startMs,
    }));
  });
}

type Range = readonly [from: number, to: number];

function rangesIn(line: string): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const match of line.matchAll(MAY_END)) {
    const to = match.index + match[0].length;
    if (goesOn(line, from, to, match[0])) continue;
    ranges.push([from, to]);
    from = to;
  }
  ranges.push([from, line.length]);
  return ranges.flatMap((range) => cut(line, trimmed(line, range))).filter(([first, last]) => first < last);
}

/** Whether a full stop belongs to an abbreviation or is followed by a word that continues the sentence. */
function goesOn(line: string, from: number, to: number, end: string): boolean {
  if (!end.startsWith('.')) return false;
  const [before, after] = [line.slice(Math.max(from, to - ABBREVIATION_MAX), to), line.slice(to, to + 8)];
  if (/^\s*\p{Ll}/u.test(after)) return true;
  return end === '.' && (ABBREVIATION.test(before) || (NUMBERED.test(before) && /^\s*\d/.test(after)));
}

/** White space and the marks of list items that were pasted as text. */
const LEADING = /^(?:\s|[-*•·–—](?=\s))*/u;

function trimmed(line: string, [from, to]: Range): Range {
  const piece = line.slice(from, to);
  const start = from + LEADING.exec(piece)![0].length;
  return [start, Math.max(start, from + piece.trimEnd().length)];
}

function cut(line: string, range: Range): Range[] {
  const pieces: Range[] = [];
  let [from, to] = range;
  while (to - from > LONGEST) {
    const end = endOfPiece(line, from);
    pieces.push(trimmed(line, [from, end]));
    [from, to] = trimmed(line, [end, to]);
  }
  return [...pieces, [from, to]];
}

function endOfPiece(line: string, from: number): number {
  const near = from + LONGEST / 2;
  const window = line.slice(near, from + LONGEST);
  const at = Math.max(window.lastIndexOf(', '), window.lastIndexOf('; '));
  const blank = at >= 0 ? at + 1 : window.lastIndexOf(' ');
  const end = blank > 0 ? near + blank : from + LONGEST;
  return /[\uDC00-\uDFFF]/.test(line.charAt(end)) ? end - 1 : end;
}
