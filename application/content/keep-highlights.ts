import { recover, compare, repairMarks, locate } from '@evident/domain/anchors';
import type { HighlightPlace, TextRange } from '@evident/domain/content';
import { type Highlight, afterReading, selectorOf } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { OpenDocument } from './document-codec.ts';

/** The highlights of a note after a change to its document. */
export interface KeptHighlights {
  /** In the given order; the same object if unchanged. */
  readonly highlights: Highlight[];
  /** Changes to the document that restore marks on their words. */
  readonly updates: Uint8Array[];
}

/** Updates the highlights of a note to its document. `oldText` is the text that their positions refer to. */
export function keepHighlights(
  all: readonly Highlight[],
  open: OpenDocument,
  oldText: string,
  now: Date,
): KeptHighlights {
  if (all.length === 0) return { highlights: [], updates: [] };
  const { text } = open.read();
  const change = compare(oldText, text);
  const updates = restoreMarks(open, open.places(), all, oldText, text, change);
  const marked = open.places();
  const unmarked = all.filter(({ anchor }) => anchor === 'beside');
  const ends = open.resolve(
    unmarked.map(({ relativeStart, relativeEnd }) => ({ start: relativeStart!, end: relativeEnd! })),
  );
  const settled = locate(unmarked.map(selectorOf), ends, oldText, text, change);
  const tied = new Map(
    unmarked.map((highlight, index) => {
      const place = settled[index]!;
      const returned = place === 'lost' && highlight.lostAt !== null;
      const found = returned ? (recover(selectorOf(highlight), oldText, text, change) ?? 'lost') : place;
      return [highlight.id, { found, end: ends[index] }];
    }),
  );
  const highlights = all.map((highlight) => {
    if (highlight.anchor === 'mark') return afterReading(highlight, marked.get(highlight.id), now);
    const { found, end } = tied.get(highlight.id)!;
    if (found === 'lost') return afterReading(highlight, undefined, now);
    const after = afterReading(highlight, open.placeOf(found), now);
    if (end?.start === found.start && end.end === found.end) return after;
    const { start: relativeStart, end: relativeEnd } = open.relative(found);
    return { ...after, relativeStart, relativeEnd };
  });
  return { highlights, updates };
}

/** Restores marks on words that lost them or reappeared. */
function restoreMarks(
  open: OpenDocument,
  places: ReadonlyMap<Uuid, HighlightPlace>,
  all: readonly Highlight[],
  oldText: string,
  text: string,
  change: ReturnType<typeof compare>,
): Uint8Array[] {
  const marks = all.filter(
    ({ id, anchor, lostAt, text: quote }) =>
      anchor === 'mark' && (lostAt === null ? places.get(id)?.text !== quote : !places.has(id)),
  );
  const worn = marks.filter(({ lostAt }) => lostAt === null);
  const gone = marks.filter(({ lostAt }) => lostAt !== null);
  const ranges = new Map<Uuid, TextRange>();
  repairMarks(
    worn.map((highlight) => ({ selector: selectorOf(highlight), now: places.get(highlight.id) ?? null })),
    oldText,
    text,
    change,
  ).forEach((range, index) => {
    if (range) ranges.set(worn[index]!.id, range);
  });
  for (const highlight of gone) {
    const range = recover(selectorOf(highlight), oldText, text, change);
    if (range) ranges.set(highlight.id, range);
  }
  const off = [...ranges].flatMap(([id, { start, end }]) => {
    const place = places.get(id);
    return place && (place.start < start || place.end > end) ? [open.unmark(id)] : [];
  });
  return [...off, open.markAll(ranges)].filter((update) => update !== null);
}
