import type { Keyframe } from '@evident/domain/redaction';

/** A region of the picture, in per cent. */
export type Region = Omit<Keyframe, 'atMs'>;

/** Key frames closer than this are the same one. */
const SAME_MS = 100;
/** Smaller regions are clicks. */
const SMALLEST = 1;

/** Sets the region at a time; another key frame at nearly the same time is replaced. */
export const withRegion = (keyframes: readonly Keyframe[], atMs: number, region: Region): Keyframe[] =>
  [...keyframes.filter((key) => Math.abs(key.atMs - atMs) >= SAME_MS), { atMs, ...region }].toSorted(
    (one, other) => one.atMs - other.atMs,
  );

/** The region at a time: it moves in a straight line between key frames. Null without any. */
export function regionAt(keyframes: readonly Keyframe[], ms: number): Region | null {
  const after = keyframes.findIndex(({ atMs }) => atMs > ms);
  const [from, to] = [keyframes.at(after < 0 ? -1 : Math.max(0, after - 1)), keyframes.at(after)];
  if (!from || !to) return null;
  const part = after <= 0 || to.atMs === from.atMs ? 0 : (ms - from.atMs) / (to.atMs - from.atMs);
  const at = (of: (region: Region) => number) => of(from) + (of(to) - of(from)) * part;
  return {
    left: at(({ left }) => left),
    top: at(({ top }) => top),
    width: at(({ width }) => width),
    height: at(({ height }) => height),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The region between two corners, in per cent; null for a click. Kept inside the picture. */
export function regionBetween(one: Point, other: Point): Region | null {
  const inside = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;
  const [left, right] = [inside(Math.min(one.x, other.x)), inside(Math.max(one.x, other.x))];
  const [top, bottom] = [inside(Math.min(one.y, other.y)), inside(Math.max(one.y, other.y))];
  const [width, height] = [inside(right - left), inside(bottom - top)];
  return width < SMALLEST || height < SMALLEST ? null : { left, top, width, height };
}
