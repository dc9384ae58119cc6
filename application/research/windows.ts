import { codePoints } from '@evident/domain/content';
import type { Source } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import { type ChosenPlace, tokensOf } from '@evident/domain/research';

/** Code points before and after a passage that are read with it. */
const AROUND = 400;

/** A part of a note around passages. */
export interface Window {
  readonly noteId: Uuid;
  readonly start: number;
  readonly end: number;
  readonly source: Source;
}

/**
 * The parts of notes around places, as sources S1, S2 and so on. Overlapping parts are one. The places nearest to the question come
 * first, until the tokens are used up.
 */
export function windowsOf(notes: ReadonlyMap<Uuid, Source>, places: readonly ChosenPlace[], tokens: number): Window[] {
  let ranges: Range[] = [];
  for (const place of places.toSorted((a, b) => b.score - a.score)) {
    const note = notes.get(place.noteId);
    if (!note) continue;
    const next = withRange(ranges, rangeAround(note, place));
    if (next.reduce((sum, { start, end }) => sum + tokensOf(end - start), 0) <= tokens) ranges = next;
  }
  return ranges
    .toSorted((a, b) => (a.noteId === b.noteId ? a.start - b.start : a.noteId < b.noteId ? -1 : 1))
    .map((range, at) => ({ ...range, source: partOf(notes.get(range.noteId)!, range, `S${at + 1}`) }));
}

type Range = Omit<Window, 'source'>;

/** Whole lines around a place where they are short enough. */
function rangeAround({ blocks, text }: Source, { noteId, start, end }: ChosenPlace): Range {
  const [from, to] = [start - AROUND, end + AROUND];
  const near = blocks.filter((block) => block.end > from && block.start < to);
  const length = blocks.at(-1)?.end ?? codePoints(text).length;
  return {
    noteId,
    start: Math.max(0, from, Math.min(near[0]?.start ?? from, start)),
    end: Math.min(length, to, Math.max(near.at(-1)?.end ?? to, end)),
  };
}

function withRange(ranges: readonly Range[], added: Range): Range[] {
  const touches = (range: Range) =>
    range.noteId === added.noteId && range.start <= added.end && added.start <= range.end;
  const merged = ranges
    .filter(touches)
    .reduce(
      (sum, { start, end }) => ({ ...sum, start: Math.min(sum.start, start), end: Math.max(sum.end, end) }),
      added,
    );
  return [...ranges.filter((range) => !touches(range)), merged];
}

const partOf = (note: Source, { start, end }: Range, key: string): Source => ({
  ...note,
  key,
  text: codePoints(note.text).slice(start, end),
  offset: start,
  // Lines count in the text of the part.
  blocks: note.blocks
    .filter((block) => block.end > start && block.start < end)
    .map((block) => ({ ...block, start: Math.max(0, block.start - start), end: Math.min(end, block.end) - start })),
});
