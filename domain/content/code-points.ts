/**
 * Converts between Unicode code points, the unit of all stored positions, and UTF-16 units, the unit of JavaScript and
 * Yjs.
 */
export interface CodePoints {
  readonly length: number;
  /** Returns the UTF-16 index of a code point. Clamps positions out of range. */
  unitAt(point: number): number;
  /** Returns the code point that starts at or contains a UTF-16 index. */
  pointAt(unit: number): number;
  slice(from: number, to: number): string;
}

const STEP = 128;

export function codePoints(text: string): CodePoints {
  if (!SURROGATE.test(text)) return plain(text);
  const checkpoints = [0];
  let length = 0;
  for (let unit = 0; unit < text.length; unit += width(text, unit)) {
    if (length > 0 && length % STEP === 0) checkpoints.push(unit);
    length += 1;
  }
  const unitAt = (point: number): number => {
    if (point >= length) return text.length;
    if (point <= 0) return 0;
    let unit = checkpoints[Math.floor(point / STEP)]!;
    for (let left = point % STEP; left > 0; left -= 1) unit += width(text, unit);
    return unit;
  };
  const pointAt = (unit: number): number => {
    if (unit >= text.length) return length;
    let low = 0;
    let high = checkpoints.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (checkpoints[middle]! <= unit) low = middle;
      else high = middle - 1;
    }
    let point = low * STEP;
    for (let at = checkpoints[low]!; at < unit; point += 1) {
      at += width(text, at);
      if (at > unit) break;
    }
    return point;
  };
  return { length, unitAt, pointAt, slice: (from, to) => text.slice(unitAt(from), unitAt(to)) };
}

export function countCodePoints(text: string): number {
  let pairs = 0;
  for (let unit = 0; unit < text.length; unit += width(text, unit)) pairs += width(text, unit) - 1;
  return text.length - pairs;
}

const SURROGATE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/;

function width(text: string, unit: number): 1 | 2 {
  const code = text.charCodeAt(unit);
  if (code < 0xd800 || code > 0xdbff) return 1;
  const next = text.charCodeAt(unit + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}

function plain(text: string): CodePoints {
  const within = (position: number): number => Math.min(Math.max(position, 0), text.length);
  return {
    length: text.length,
    unitAt: within,
    pointAt: within,
    slice: (from, to) => text.slice(within(from), within(to)),
  };
}
