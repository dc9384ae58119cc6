import type { Selector } from '../anchors/index.ts';
import type { HighlightPlace } from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';

/** How a highlight is held in its note: by a mark in the document, or beside it for people who may not write the document. */
export type Anchor = 'mark' | 'beside';

/** Somebody's words, marked. Positions count code points in the plain text of the note. */
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
  /** The ids of those who say it, in the order of the text. */
  speakers: readonly string[];
  anchor: Anchor;
  /** Yjs relative positions of an anchor beside the document, encoded. */
  relativeStart: Uint8Array | null;
  relativeEnd: Uint8Array | null;
  lostAt: Date | null;
  createdBy: Uuid;
  createdAt: Date;
  updatedAt: Date;
}

/** What a highlight takes from the place where it stands. */
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

/** What its words are found by. */
export const selectorOf = ({ text, before, after, start, end }: Highlight): Selector => ({
  quote: text,
  before,
  after,
  start,
  end,
});

/**
 * A highlight after its note was read again: it moves with its words, is lost when they are gone, and found again when they come back.
 * Lost, it keeps the words it had. Answers the very same highlight when nothing about it changed.
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
