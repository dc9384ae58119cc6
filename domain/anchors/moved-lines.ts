import { rising } from './align.ts';
import type { Match } from './match.ts';
import type { Words } from './words.ts';

export interface MovedLines {
  /** Runs of words of lines that are equal in both texts and stand in another order. Ordered by `a`. */
  readonly matches: readonly Match[];
  /** Flags words of either text that have a match or could belong to several equal lines. */
  readonly settledBefore: Uint8Array;
  readonly settledNow: Uint8Array;
}

/** A run of equal lines with less text can be deleted in one place and typed in another by chance. */
const LEAST_WORDS = 4;
const LEAST_LENGTH = 40;
/** Share of the lines of the shorter text that the other one has too, if a text was only put into another order. */
const REORDERED = 0.9;

/**
 * Matches equal lines that moved. A line that repeats is matched only between two matches. In a reordered text the
 * others of these are ambiguous and stay unmatched. Returns null if no line moved.
 */
export function movedLines(before: Words, now: Words, oldText: string, newText: string): MovedLines | null {
  const [old, current] = [linesOf(before, oldText), linesOf(now, newText)];
  const pairs = pairsOf(old, current);
  const order: { a: number; b: number }[] = [];
  pairs.forEach((b, a) => b >= 0 && order.push({ a, b }));
  const inOrder = new Set(rising(order).map(({ a }) => a));
  if (inOrder.size === order.length) return null;
  const isReordered =
    shared(old, current) >= REORDERED * Math.min(old.length, current.length) &&
    order.reduce((sum, { a }) => (inOrder.has(a) ? sum : sum + old[a]!.text.length), 0) >= LEAST_LENGTH;
  const settled = { before: new Uint8Array(before.ids.length), now: new Uint8Array(now.ids.length) };
  const matches: Match[] = [];
  for (const { from, to } of runsOf(pairs, inOrder)) {
    if (inOrder.has(from) && !isReordered) continue;
    const [first, last] = [old[from]!.first, old[to]!.last];
    const isLong = last - first + 1 >= LEAST_WORDS && before.ends[last]! - before.starts[first]! >= LEAST_LENGTH;
    if (!isLong && !isReordered) continue;
    const match = { a: first, b: current[pairs[from]!]!.first, length: last - first + 1 };
    matches.push(match);
    settled.before.fill(1, match.a, match.a + match.length);
    settled.now.fill(1, match.b, match.b + match.length);
  }
  if (isReordered) leaveOut(old, current, pairs, settled);
  return matches.length > 0 ? { matches, settledBefore: settled.before, settledNow: settled.now } : null;
}

/** Runs of old lines whose pairs follow one another, either all in rising order or none. */
function* runsOf(pairs: Int32Array, inOrder: ReadonlySet<number>): Iterable<{ from: number; to: number }> {
  let from = 0;
  for (let at = 0; at < pairs.length; at += 1) {
    if (pairs[at]! < 0) from = at + 1;
    else if (pairs[at + 1] !== pairs[at]! + 1 || inOrder.has(at + 1) !== inOrder.has(at)) {
      yield { from, to: at };
      from = at + 1;
    }
  }
}

interface Line {
  readonly text: string;
  /** Indexes of words. */
  readonly first: number;
  readonly last: number;
}

/** Lines with words. */
function linesOf({ starts, ends }: Words, text: string): Line[] {
  const lines: Line[] = [];
  const last = starts.length - 1;
  let first = 1;
  for (let word = 1; word < last; word += 1) {
    const end = text.indexOf('\n', ends[word]);
    if (word + 1 < last && (end < 0 || end >= starts[word + 1]!)) continue;
    const from = Math.max(starts[0]!, text.lastIndexOf('\n', starts[first]! - 1) + 1);
    const to = end < 0 ? ends[last]! : Math.min(end, ends[last]!);
    lines.push({ text: text.slice(from, to), first, last: word });
    first = word + 1;
  }
  return lines;
}

/** The new line of each old line, or -1: equal lines that occur once in each text, and equal lines between two of these. */
function pairsOf(old: readonly Line[], now: readonly Line[]): Int32Array {
  const [inOld, inNow] = [once(old), once(now)];
  const pairs = new Int32Array(old.length).fill(-1);
  const taken = new Uint8Array(now.length);
  const join = (a: number, b: number): void => {
    if (pairs[a] !== -1 || taken[b] !== 0 || old[a]!.text !== now[b]!.text) return;
    pairs[a] = b;
    taken[b] = 1;
  };
  for (const [text, a] of inOld) {
    const b = inNow.get(text) ?? -1;
    if (a >= 0 && b >= 0) join(a, b);
  }
  for (let a = 0; a < old.length; a += 1) {
    if (pairs[a]! < 0) continue;
    const shift = pairs[a]! - a;
    let end = a + 1;
    while (end < old.length && pairs[end]! < 0 && old[end]!.text === now[end + shift]?.text) end += 1;
    if (end < old.length && pairs[end] === end + shift) for (let at = a + 1; at < end; at += 1) join(at, at + shift);
  }
  return pairs;
}

function once(lines: readonly Line[]): Map<string, number> {
  const places = new Map<string, number>();
  lines.forEach(({ text }, at) => places.set(text, places.has(text) ? -1 : at));
  return places;
}

function counts(lines: readonly Line[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { text } of lines) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}

/** Number of lines that both texts have. */
function shared(old: readonly Line[], now: readonly Line[]): number {
  const inNow = counts(now);
  let count = 0;
  for (const [text, times] of counts(old)) count += Math.min(times, inNow.get(text) ?? 0);
  return count;
}

/** Settles the lines that both texts have, without a pair: any of them could be any other. */
function leaveOut(
  old: readonly Line[],
  now: readonly Line[],
  pairs: Int32Array,
  settled: { readonly before: Uint8Array; readonly now: Uint8Array },
): void {
  const paired = new Set(pairs);
  const open = { old: old.filter((_, a) => pairs[a]! < 0), now: now.filter((_, b) => !paired.has(b)) };
  const [inOld, inNow] = [counts(open.old), counts(open.now)];
  for (const { text, first, last } of open.old) if (inNow.has(text)) settled.before.fill(1, first, last + 1);
  for (const { text, first, last } of open.now) if (inOld.has(text)) settled.now.fill(1, first, last + 1);
}
