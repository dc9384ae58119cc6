import { align } from './align.ts';
import type { Match } from './match.ts';
import { tokenize } from './tokens.ts';

/** What became of an old text in a new one. All positions are UTF-16 units. */
export interface TextAlignment {
  /** Stretches that stayed, in order. */
  readonly kept: readonly Match[];
  /** Long stretches that were cut out in one place and stand in another. */
  readonly moved: readonly Match[];
}

export function alignTexts(oldText: string, newText: string): TextAlignment {
  const vocabulary = new Map<string, number>();
  const a = tokenize(oldText, vocabulary);
  const b = tokenize(newText, vocabulary);
  const kept = align(a.ids, b.ids);
  const inUnits = (match: Match): Match =>
    ({ a: a.starts[match.a]!, b: b.starts[match.b]!, length: a.starts[match.a + match.length]! - a.starts[match.a]! });
  const moved = movedBetween(only(a.ids, kept.map((match) => [match.a, match.length])), only(b.ids, kept.map((match) => [match.b, match.length])));
  return { kept: kept.map(inUnits), moved: moved.map(inUnits).filter((match) => match.length >= MOVED_LENGTH) };
}

/** Shorter stretches may be cut here and written there without being the same words. */
const MOVED_LENGTH = 40;
const MOVED_TOKENS = 8;

/** The tokens that are not among the kept ones; each kept one is replaced by a number that occurs once, so that nothing runs across it. */
function only(ids: Int32Array, kept: readonly (readonly [number, number])[]): Int32Array {
  const rest = Int32Array.from(ids);
  for (const [from, length] of kept) rest.fill(KEPT, from, from + length);
  return rest;
}

const KEPT = -1;

function movedBetween(a: Int32Array, b: Int32Array): Match[] {
  const places = placesOf(a);
  const matches: Match[] = [];
  let done = 0;
  for (let at = 0; at + MOVED_TOKENS <= b.length; at += 1) {
    if (at < done || b[at] === KEPT) continue;
    const from = places.get(keyAt(b, at));
    if (from === undefined || from < 0) continue;
    let length = 0;
    while (b[at + length] !== undefined && b[at + length] !== KEPT && a[from + length] === b[at + length]) length += 1;
    if (length < MOVED_TOKENS) continue;
    let back = 0;
    while (at - back > done && from - back > 0 && b[at - back - 1] !== KEPT && a[from - back - 1] === b[at - back - 1]) back += 1;
    matches.push({ a: from - back, b: at - back, length: length + back });
    done = at + length;
  }
  return matches.filter((match) => matches.every((other) => other === match || other.a >= match.a + match.length || match.a >= other.a + other.length));
}

/** Every run of unkept tokens -> its place, or -1 when there are several. */
function placesOf(row: Int32Array): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = 0; at + MOVED_TOKENS <= row.length; at += 1) {
    if (row.subarray(at, at + MOVED_TOKENS).includes(KEPT)) continue;
    const key = keyAt(row, at);
    places.set(key, places.has(key) ? -1 : at);
  }
  return places;
}

const keyAt = (row: Int32Array, at: number): string => row.subarray(at, at + MOVED_TOKENS).join();
