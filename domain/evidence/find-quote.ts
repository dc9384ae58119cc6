import { type CodePoints, codePoints, excerpt } from '../content/index.ts';
import { occurrences } from '../kernel/index.ts';
import { type NormalizedText, caseless, normalize, originalRange } from '../text/index.ts';
import type { ClaimedQuote, Source } from './draft.ts';

/** Verbatim words of a source, in its code points. */
export interface FoundQuote {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  /** The words as the source has them. */
  readonly text: string;
  /** The line in which they begin; null without lines. */
  readonly block: Source['blocks'][number] | null;
  /** The words around them. */
  readonly around: string;
}

/** Letters and digits of a quote at least. Fewer occur everywhere and support nothing. Ideographs count twice. */
const QUOTE_MIN = 8;
/** Code points around a quote that are shown with it, on each side. */
const AROUND = 120;
const WORD = /[\p{L}\p{N}]/u;
const WORDS = /[\p{L}\p{N}]/gu;
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

interface Entry {
  readonly source: Source;
  caseless?: NormalizedText;
  points?: CodePoints;
  /** For each block, the position from which on another speaker speaks. */
  turnEnds?: Float64Array;
}

/** Texts of sources, normalized when they are first quoted. */
export class QuotedSources {
  private readonly bySource = new Map<string, Entry>();

  constructor(sources: readonly Source[]) {
    for (const source of sources) this.bySource.set(source.key, { source });
  }

  /**
   * Finds a quote in the source that it names: the same words, whole, and spoken by one speaker. Of equal words those
   * nearest to the claimed position. Null if the source is unknown or does not have them.
   */
  find(quoted: ClaimedQuote): FoundQuote | null {
    const { source: key, quote, start: claimed } = quoted;
    const entry = this.bySource.get(key);
    const wanted = caseless(withoutMarks(quote));
    if (!entry || weightOf(wanted) < leastOf(quoted)) return null;
    const { source } = entry;
    const folded = (entry.caseless ??= normalize(source.text, 'caseless'));
    const points = (entry.points ??= codePoints(source.text));
    let best: { start: number; end: number } | null = null;
    const turnEnds = (entry.turnEnds ??= turnEndsOf(source.blocks));
    for (const at of occurrences(folded.text, wanted)) {
      const end = at + wanted.length;
      if (!isWhole(folded.text, at, end)) continue;
      const units = originalRange(folded, at, end);
      const range = { start: points.pointAt(units.start), end: points.pointAt(units.end) };
      if (range.end > (turnEnds[blockIndex(source.blocks, range.start)] ?? Infinity)) continue;
      if (best && Math.abs(best.start - claimed!) <= Math.abs(range.start - claimed!)) break;
      best = range;
      if (claimed === undefined) break;
    }
    if (!best || isElsewhere(best.start, quoted)) return null;
    const block = blockAt(source, best.start);
    return { source, ...best, text: points.slice(best.start, best.end), block, around: aroundOf(points, best, block) };
  }
}

const leastOf = ({ isPlaced }: ClaimedQuote): number => (isPlaced ? 1 : QUOTE_MIN);

const isElsewhere = (found: number, { start, isPlaced }: ClaimedQuote): boolean => isPlaced === true && found !== start;

/** Without the quotation marks that writers put around a quote. */
const withoutMarks = (quote: string): string => quote.trim().replace(/^["“”„«»]+|["“”„«»]+$/gu, '');

const weightOf = (text: string): number => (text.match(WORDS)?.length ?? 0) + (text.match(IDEOGRAPHS)?.length ?? 0);

/** Whether a range does not begin or end inside a word. Scripts without spaces have no such borders. */
function isWhole(text: string, start: number, end: number): boolean {
  return !joins(text, start) && !joins(text, end);
}

function joins(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const [before, after] = [text[at - 1]!, text[at]!];
  return WORD.test(before) && WORD.test(after) && !`${before}${after}`.match(IDEOGRAPHS);
}

function turnEndsOf(blocks: Source['blocks']): Float64Array {
  const ends = new Float64Array(blocks.length).fill(Infinity);
  for (let at = blocks.length - 2; at >= 0; at -= 1)
    ends[at] = blocks[at]!.speaker === blocks[at + 1]!.speaker ? ends[at + 1]! : blocks[at + 1]!.start;
  return ends;
}

const blockAt = ({ blocks }: Source, point: number): Source['blocks'][number] | null =>
  blocks[blockIndex(blocks, point)] ?? null;

/** The last block that begins at or before a code point; -1 if there is none. */
function blockIndex(blocks: Source['blocks'], point: number): number {
  let low = -1;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (blocks[middle]!.start <= point) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The line of a quote, or as much of it as is near. */
function aroundOf(
  points: CodePoints,
  { start, end }: { start: number; end: number },
  block: Source['blocks'][number] | null,
): string {
  const from = Math.max(block?.start ?? 0, start - AROUND);
  const to = Math.min(Math.max(block?.end ?? points.length, end), end + AROUND);
  const before = points.slice(from, start);
  const after = points.slice(end, to);
  const shown = `${from > (block?.start ?? 0) ? `…${before.replace(/^\S*\s/u, '')}` : before}${points.slice(start, end)}${
    to < (block?.end ?? points.length) ? `${after.replace(/\s\S*$/u, '')}…` : after
  }`;
  return excerpt(shown, end - start + 2 * AROUND + 2);
}
