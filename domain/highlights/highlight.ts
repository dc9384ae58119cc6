import type { Selector } from '../anchors/index.ts';
import type { HighlightPlace } from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';

/** How a highlight is anchored: as a mark in the document, or outside it if the member cannot edit the document. */
export type Anchor = 'mark' | 'beside';

/** A marked quote in a note. Positions count code points in the plain text of the note. */
export interface Highlight {
  id: Uuid;
  teamId: Uuid;
  noteId: Uuid;
  projectId: Uuid;
  text: string;
  before: string;
  after: string;
  start: number;
  end: number;
  startMs: number | null;
  endMs: number | null;
  /** Ids of its speakers, in text order. */
  speakers: readonly string[];
  anchor: Anchor;
  /** Encoded Yjs relative positions of an anchor outside the document. */
  relativeStart: Uint8Array | null;
  relativeEnd: Uint8Array | null;
  lostAt: Date | null;
  createdBy: Uuid;
  createdAt: Date;
  updatedAt: Date;
}

/** Fields that a highlight copies from its place. */
export const fromPlace = (place: HighlightPlace) => ({
  text: place.text,
  before: place.before,
  after: place.after,
  start: place.start,
  end: place.end,
  startMs: place.startMs,
  endMs: place.endMs,
  speakers: place.speakers,
});

/** The selector that finds its words again. */
export const selectorOf = ({ text, before, after, start, end }: Highlight): Selector => ({
  quote: text,
  before,
  after,
  start,
  end,
});

/**
 * Updates a highlight after its note changed. It moves with its words, is lost if they are gone, and is found again if
 * they return. A lost highlight keeps its words. Returns the same object if nothing changed.
 */
export function afterReading(highlight: Highlight, place: HighlightPlace | undefined, now: Date): Highlight {
  if (!place) return highlight.lostAt ? highlight : { ...highlight, lostAt: now, updatedAt: now };
  const moved = { ...highlight, ...fromPlace(place), lostAt: null };
  const reworded = moved.text !== highlight.text || highlight.lostAt !== null;
  return sameJson(moved, highlight) ? highlight : { ...moved, updatedAt: reworded ? now : highlight.updatedAt };
}

const sameJson = (one: Highlight, other: Highlight): boolean =>
  one.text === other.text &&
  one.before === other.before &&
  one.after === other.after &&
  one.start === other.start &&
  one.end === other.end &&
  one.startMs === other.startMs &&
  one.endMs === other.endMs &&
  one.speakers.join() === other.speakers.join() &&
  one.lostAt === other.lostAt;
