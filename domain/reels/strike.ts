import type { Span } from '../highlights/index.ts';
import { type ReelItem, checkedItems, effectiveSpans } from './reel.ts';

/** A word of a transcript, with its times in the recording. */
export interface TimedWord extends Span {
  readonly text: string;
  /** Name of the speaker. */
  readonly speaker: string | null;
}

/** At most so much silence around struck words goes with them. */
const SILENCE_MS = 250;

/** Whether the middle of a word is cut out. */
export const isStruck = ({ startMs, endMs }: Span, cuts: readonly Span[]): boolean => {
  const middle = (startMs + endMs) / 2;
  return cuts.some((cut) => cut.startMs <= middle && middle < cut.endMs);
};

/** The words of an item that are not struck. A word counts where its middle is. */
export const remainingWords = <Word extends Span>(item: ReelItem, words: readonly Word[]): Word[] =>
  wordsOf(item, words).filter((word) => !isStruck(word, item.cuts));

/** The words whose middle is within an item, struck or not. */
export const wordsOf = <Word extends Span>({ startMs, endMs }: Span, words: readonly Word[]): Word[] =>
  words.filter((word) => {
    const middle = (word.startMs + word.endMs) / 2;
    return middle >= startMs && middle < endMs;
  });

/**
 * Strikes words: cuts from the start of the first to the end of the last, with half of the silence on each side, so that
 * the words around keep the other half.
 * @param words those of the item, sorted
 * @returns the item without these words; null if nothing of it would remain
 */
export function struck(item: ReelItem, words: readonly TimedWord[], from: number, to: number): ReelItem | null {
  const first = words[from]!;
  const last = words[to]!;
  const before = words[from - 1];
  const after = words[to + 1];
  const cut = {
    startMs: before ? towards(first.startMs, before.endMs) : item.startMs,
    endMs: after ? towards(last.endMs, after.startMs) : item.endMs,
  };
  const made = { ...item, cuts: [...item.cuts, cut] };
  return effectiveSpans(made).length === 0 ? null : checkedItems([made])[0]!;
}

/** Restores struck words, with the silence that went with them. */
export function restored(item: ReelItem, words: readonly TimedWord[], from: number, to: number): ReelItem {
  const startMs = from === 0 ? item.startMs : towards(words[from]!.startMs, words[from - 1]!.endMs);
  const endMs = to === words.length - 1 ? item.endMs : towards(words[to]!.endMs, words[to + 1]!.startMs);
  const cuts = item.cuts.flatMap((cut) =>
    [
      { startMs: cut.startMs, endMs: Math.min(cut.endMs, startMs) },
      { startMs: Math.max(cut.startMs, endMs), endMs: cut.endMs },
    ].filter((piece) => piece.endMs > piece.startMs),
  );
  return checkedItems([{ ...item, cuts }])[0]!;
}

/** Moves a time half of the way to a neighbor, at most {@link SILENCE_MS}; words that overlap are cut at the edge. */
function towards(ms: number, neighborMs: number): number {
  const way = (neighborMs - ms) / 2;
  return Math.round(ms + Math.sign(way) * Math.min(Math.abs(way), SILENCE_MS));
}

/**
 * Moves the start or end of an item by whole words, outward too.
 * @param words those of the recording around the item, sorted
 * @returns the same item if there is no such word
 */
export function trimmedByWord(
  item: ReelItem,
  words: readonly Span[],
  edge: 'start' | 'end',
  by: 'longer' | 'shorter',
): ReelItem {
  const edges = edge === 'start' ? words.map(({ startMs }) => startMs) : words.map(({ endMs }) => endMs);
  const now = edge === 'start' ? item.startMs : item.endMs;
  const earlier = (edge === 'start') === (by === 'longer');
  const next = earlier ? edges.findLast((ms) => ms < now) : edges.find((ms) => ms > now);
  if (next === undefined) return item;
  const made = edge === 'start' ? { ...item, startMs: next } : { ...item, endMs: next };
  if (made.endMs <= made.startMs || effectiveSpans(made).length === 0) return item;
  return checkedItems([made])[0]!;
}
