import { type CodePoints, codePoints, countCodePoints } from './code-points.ts';
import { type Layout, type TextBlock, inlineText, layOut } from './layout.ts';
import type { RichNode } from './rich-text.ts';

/** Code points of context stored on each side of a highlight. */
export const CONTEXT_LENGTH = 32;
/** Maximum length of a highlight, in code points. */
export const HIGHLIGHT_MAX_LENGTH = 4000;

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The range, text, speakers and times of a highlight. */
export interface HighlightPlace extends TextRange {
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** Ids of its speakers, in text order. */
  readonly speakers: readonly string[];
  /** Times in one recording: that of its first turn. */
  readonly startMs: number | null;
  readonly endMs: number | null;
  /** The recording of the times; null: the first recording of the note. */
  readonly fileId: string | null;
}

/** Returns the places of all highlights marked in a document, in text order. */
export function highlightPlaces(
  document: RichNode,
  layout: Layout = layOut(document),
  points: CodePoints = codePoints(layout.text),
): Map<string, HighlightPlace> {
  const places = new Map<string, HighlightPlace>();
  for (const [id, pieces] of markedPieces(layout.blocks))
    places.set(id, placeOf(wholeOf(pieces, points), layout, points));
  return places;
}

/** Returns the text, context, speakers and times of a range of a document. */
export function placeOf({ start, end }: TextRange, { blocks }: Layout, points: CodePoints): HighlightPlace {
  const first = blockAt(blocks, start);
  const last = blockAt(blocks, Math.max(start, end - 1));
  const spoken = blocks.slice(first, last + 1);
  const fileId = spoken.find(({ node }) => node.type === 'turn')?.fileId ?? null;
  const heard = spoken.filter((block) => block.fileId === fileId);
  const words = wordTimes(heard, start, end);
  return {
    start,
    end,
    text: points.slice(start, Math.min(end, start + HIGHLIGHT_MAX_LENGTH)),
    before: points.slice(Math.max(0, start - CONTEXT_LENGTH), start),
    after: points.slice(end, end + CONTEXT_LENGTH),
    speakers: [
      ...new Set(
        spoken.flatMap(({ speaker, end: until, text }) =>
          speaker !== null && text !== '' && until > start ? [speaker] : [],
        ),
      ),
    ],
    startMs: words?.startMs ?? heard[0]?.startMs ?? null,
    endMs: words?.endMs ?? heard.at(-1)?.endMs ?? nextStart(blocks, last, fileId, heard.at(-1)?.startMs ?? null),
    fileId,
  };
}

/** A turn without an end lasts until the next one in its recording starts. */
function nextStart(
  blocks: readonly TextBlock[],
  at: number,
  fileId: string | null,
  startMs: number | null,
): number | null {
  if (startMs === null) return null;
  for (let index = at + 1; index < blocks.length; index += 1) {
    const { startMs: next, fileId: of } = blocks[index]!;
    if (next !== null && of === fileId) return next > startMs ? next : null;
  }
  return null;
}

/** Returns the index of the block at a position. A position between two blocks belongs to the earlier one. */
export function blockAt(blocks: readonly TextBlock[], position: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (blocks[middle]!.start <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

function markedPieces(blocks: readonly TextBlock[]): Map<string, TextRange[]> {
  const found = new Map<string, TextRange[]>();
  for (const block of blocks) {
    let position = block.start;
    for (const node of block.node.content ?? []) {
      const end = position + countCodePoints(inlineText(node));
      for (const mark of node.marks ?? []) {
        if (mark.type !== 'highlight') continue;
        const id = mark.attrs?.id as string;
        const pieces = found.get(id);
        if (!pieces) found.set(id, [{ start: position, end }]);
        else if (pieces.at(-1)!.end >= position - 1) pieces.push({ start: pieces.pop()!.start, end });
        else pieces.push({ start: position, end });
      }
      position = end;
    }
  }
  return found;
}

/**
 * Joins the pieces of a highlight that was split by inserted words, from first to last. A later piece equal to the
 * first is a pasted copy and does not count.
 */
function wholeOf(pieces: readonly TextRange[], points: CodePoints): TextRange {
  const first = pieces[0]!;
  if (pieces.length === 1) return first;
  const words = points.slice(first.start, first.end);
  const isCopy = (piece: TextRange): boolean =>
    first.end - first.start >= COPY_LENGTH && points.slice(piece.start, piece.end) === words;
  const end = pieces.slice(1).reduce((furthest, piece) => (isCopy(piece) ? furthest : piece.end), first.end);
  return end - first.start <= HIGHLIGHT_MAX_LENGTH ? { start: first.start, end } : first;
}

/** Shorter pieces repeat by chance. */
const COPY_LENGTH = 8;

function wordTimes(
  blocks: readonly TextBlock[],
  start: number,
  end: number,
): { startMs: number; endMs: number } | undefined {
  let startMs: number | undefined;
  let endMs: number | undefined;
  for (const block of blocks) {
    const words = timedWords(block.node);
    for (
      let index = firstEndingAfter(words, start - block.start);
      index < words.length && block.start + words[index]!.start < end;
      index += 1
    ) {
      startMs ??= words[index]!.startMs;
      endMs = words[index]!.endMs;
    }
  }
  return startMs === undefined || endMs === undefined ? undefined : { startMs, endMs };
}

export interface TimedWord extends TextRange {
  readonly startMs: number;
  readonly endMs: number;
}

/** Cached per node: one block can contain thousands of highlights. */
const timed = new WeakMap<RichNode, readonly TimedWord[]>();

/** The words of a text block that have times, with their positions in it. */
export function timedWords(block: RichNode): readonly TimedWord[] {
  const known = timed.get(block);
  if (known) return known;
  const words: TimedWord[] = [];
  let position = 0;
  for (const node of block.content ?? []) {
    const start = position;
    position += countCodePoints(inlineText(node));
    const attrs = node.marks?.find(({ type }) => type === 'word')?.attrs;
    if (attrs && position > start)
      words.push({ start, end: position, startMs: attrs.start as number, endMs: attrs.end as number });
  }
  timed.set(block, words);
  return words;
}

function firstEndingAfter(words: readonly TimedWord[], position: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.end > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
