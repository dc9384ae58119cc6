import type { Selector } from '../anchors/index.ts';
import type { HighlightPlace } from '../content/index.ts';
import { type Uuid, isUuid } from '../kernel/index.ts';
import type { PageArea } from './targets.ts';

/**
 * How a highlight is anchored: as a mark in the document, outside it if the member cannot edit the document, in a file
 * of the note, or to the note as a whole. Edits of the text affect only the first two.
 */
export const ANCHORS = ['mark', 'beside', 'file', 'note'] as const;
export type Anchor = (typeof ANCHORS)[number];

/** Whether edits of the text move a highlight or lose it. */
export const isInText = ({ anchor }: Pick<Highlight, 'anchor'>): boolean => anchor === 'mark' || anchor === 'beside';

/** Highlights mark words of a note, seconds of a recording without words, areas of the pages of a file, or the whole note. */
export const HIGHLIGHT_TARGETS = ['WORDS', 'MOMENT', 'AREA', 'NOTE'] as const;
export type HighlightTarget = (typeof HIGHLIGHT_TARGETS)[number];

/** A marked quote in a note. Positions count code points in the plain text of the note. */
export interface Highlight {
  id: Uuid;
  teamId: Uuid;
  noteId: Uuid;
  projectId: Uuid;
  target: HighlightTarget;
  /** The file of a moment or area. For words, the recording of their turn; null for the first recording of the note. */
  fileId: Uuid | null;
  /** Where an area is on its pages; empty for other targets. */
  areas: readonly PageArea[];
  /** The quote. Empty for a moment, for an area without text, and for the whole note. */
  text: string;
  before: string;
  after: string;
  start: number;
  end: number;
  startMs: number | null;
  endMs: number | null;
  /** Trimmed seconds to play instead of its own; both null, or neither. */
  snippetStartMs: number | null;
  snippetEndMs: number | null;
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
  // The text of a note can name anything as the recording of a turn.
  fileId: place.fileId !== null && isUuid(place.fileId) ? place.fileId : null,
});

/** Trimmed seconds belong to the words that were trimmed: they are dropped when the seconds of the highlight change. */
export const snippetAfter = (
  highlight: Highlight,
  { startMs, endMs, fileId }: Pick<HighlightPlace, 'startMs' | 'endMs' | 'fileId'>,
): Pick<Highlight, 'snippetStartMs' | 'snippetEndMs'> =>
  startMs === highlight.startMs && endMs === highlight.endMs && fileId === highlight.fileId
    ? { snippetStartMs: highlight.snippetStartMs, snippetEndMs: highlight.snippetEndMs }
    : { snippetStartMs: null, snippetEndMs: null };

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
  const moved = { ...highlight, ...fromPlace(place), ...snippetAfter(highlight, fromPlace(place)), lostAt: null };
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
  one.fileId === other.fileId &&
  one.speakers.join() === other.speakers.join() &&
  one.lostAt === other.lostAt;
