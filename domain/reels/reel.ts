import type { Span } from '../highlights/index.ts';
import { type Limit, type Uuid, refuse } from '../kernel/index.ts';
import type { Revertible } from '../undo/index.ts';

/** The source of a reel. */
export const REEL_SOURCES = ['FILE', 'NOTE', 'TAG', 'INSIGHT'] as const;
export type ReelSourceType = (typeof REEL_SOURCES)[number];

/** Items of one reel. Exports have at most as many highlights (specification, document 001, section 9). */
export const REEL_ITEMS_MAX = 100;
/** Reels of one project (decided). */
export const REELS_MAX = 500;
/** Cuts within one item. */
export const CUTS_MAX = 500;

/** Seconds of a recording, with parts cut out. */
export interface ReelItem extends Span {
  readonly id: Uuid;
  /** The highlight that it was made from; null for seconds without one. */
  readonly highlightId: Uuid | null;
  readonly fileId: Uuid;
  /** In the time of the recording, sorted, without overlaps. */
  readonly cuts: readonly Span[];
  /** Shown over its first seconds; null for none. */
  readonly title: string | null;
}

/** A list of seconds that play one after another. */
export interface Reel {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  readonly title: string;
  /** Null for a reel of chosen highlights. */
  readonly sourceType: ReelSourceType | null;
  readonly sourceId: Uuid | null;
  readonly items: readonly ReelItem[];
  readonly captions: boolean;
  readonly version: number;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const REEL_LIMIT: Limit = {
  most: REELS_MAX,
  title: `A project has at most ${REELS_MAX} reels`,
  advice: 'Delete some first.',
};

export const REEL: Revertible<Reel> = {
  noun: 'reel',
  titleOf: ({ title }) => title,
  parts: ['title', 'items', 'captions'],
};

/**
 * Returns items as they are stored: cuts within the item, sorted and joined.
 * @throws Refusal `ValidationError` for an item without seconds left, or for two items with one id
 */
export function checkedItems(items: readonly ReelItem[]): ReelItem[] {
  if (new Set(items.map(({ id }) => id)).size < items.length)
    refuse('ValidationError', 'Two items of the reel have the same id');
  return items.map((item) => {
    if (item.endMs <= item.startMs) refuse('ValidationError', '`endMs` must be after `startMs`');
    const checked = { ...item, cuts: joinedCuts(item) };
    if (effectiveSpans(checked).length === 0)
      refuse('ValidationError', 'The cuts leave nothing of an item', 'Remove the item instead.');
    return checked;
  });
}

/** Shorter pieces between two cuts would only flash up. */
const LEAST_MS = 40;

/** The spans of an item that remain after its cuts, in order. */
export function effectiveSpans(item: Pick<ReelItem, 'startMs' | 'endMs' | 'cuts'>): Span[] {
  const spans: Span[] = [];
  let startMs = item.startMs;
  for (const cut of joinedCuts(item)) {
    spans.push({ startMs, endMs: cut.startMs });
    startMs = cut.endMs;
  }
  spans.push({ startMs, endMs: item.endMs });
  return spans.filter((span) => span.endMs - span.startMs >= LEAST_MS);
}

function joinedCuts({ startMs, endMs, cuts }: Pick<ReelItem, 'startMs' | 'endMs' | 'cuts'>): Span[] {
  const inside = cuts
    .map((cut) => ({ startMs: Math.max(startMs, cut.startMs), endMs: Math.min(endMs, cut.endMs) }))
    .filter((cut) => cut.endMs > cut.startMs)
    .sort((one, other) => one.startMs - other.startMs);
  const joined: Span[] = [];
  for (const cut of inside) {
    const last = joined.at(-1);
    if (last && cut.startMs <= last.endMs)
      joined[joined.length - 1] = { startMs: last.startMs, endMs: Math.max(last.endMs, cut.endMs) };
    else joined.push(cut);
  }
  return joined;
}

export const lengthOf = ({ startMs, endMs }: Span): number => endMs - startMs;

/** Duration of an item without its cuts, in milliseconds. */
export const itemLength = (item: Pick<ReelItem, 'startMs' | 'endMs' | 'cuts'>): number =>
  effectiveSpans(item).reduce((sum, span) => sum + lengthOf(span), 0);

/** Duration of a reel in milliseconds. */
export const reelLength = (items: readonly ReelItem[]): number =>
  items.reduce((sum, item) => sum + itemLength(item), 0);

/** A span of a reel, and where it starts in the reel. */
export interface PlacedSpan extends Span {
  readonly item: ReelItem;
  readonly fileId: Uuid;
  /** Start in the time of the reel, in milliseconds. */
  readonly atMs: number;
}

/** All spans of a reel in the order in which they play. */
export function placedSpans(items: readonly ReelItem[]): PlacedSpan[] {
  let atMs = 0;
  return items.flatMap((item) =>
    effectiveSpans(item).map((span) => {
      const placed = { ...span, item, fileId: item.fileId, atMs };
      atMs += lengthOf(span);
      return placed;
    }),
  );
}

/**
 * Returns the time in the reel of a moment of an item; that of the next span if the moment is cut out, the end of the
 * item after its last span.
 */
export function timeInReel(items: readonly ReelItem[], itemId: Uuid, ms: number): number {
  const spans = placedSpans(items).filter(({ item }) => item.id === itemId);
  const span = spans.find(({ endMs }) => ms < endMs) ?? spans.at(-1);
  if (!span) return 0;
  return span.atMs + Math.min(Math.max(0, ms - span.startMs), lengthOf(span));
}

/** The fields of an item alone, without those that are shown with it. */
export const plainItem = ({ id, highlightId, fileId, startMs, endMs, cuts, title }: ReelItem): ReelItem => ({
  id,
  highlightId,
  fileId,
  startMs,
  endMs,
  cuts,
  title,
});
