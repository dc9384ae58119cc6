import { CODE_LENGTH_MAX, type Codes, HORIZONTAL, MODES, PASS, RUNS } from './fax-codes.ts';

/** A page of black and white as fax machines code it (ITU-T T.4 and T.6): G3 in one or two dimensions, or G4. */
export interface FaxData {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly length: number;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly kind: 'G3' | 'G3-2D' | 'G4';
  /** Whether the lowest bit of a byte comes first. */
  readonly isReversed: boolean;
}

/** Rows of packed bits, of which black is 1. */
export interface FaxRows {
  readonly bits: Uint8Array;
  readonly start: number;
}

/** Zeros before the 1 of an end of line. */
const END_OF_LINE = 11;
/** So many ends of lines in a row end a G3 page. */
const END_OF_PAGE = 6;

/**
 * Decodes a page. Each bit is read once, and a few of them twice. From a damaged place on, a G4 page stays white; a G3
 * page goes on at its next end of line. Returns the number of rows and of bits that were read.
 */
export function decodeFax(data: FaxData, { bits: target, start }: FaxRows): { rows: number; reads: number } {
  const bits = new Bits(data);
  const bytesOfRow = Math.ceil(data.width / 8);
  const most = Math.floor((target.length - start) / bytesOfRow);
  let reference: readonly number[] = [];
  let rows = 0;
  while (rows < most && !bits.isOver) {
    const isTwoDimensional = data.kind === 'G4' || atLine(bits, data.kind);
    if (isTwoDimensional === null) break;
    const row = isTwoDimensional ? rowFrom(bits, reference, data.width) : rowOf(bits, data.width);
    if (!row.isWhole && data.kind === 'G4') break;
    if (!row.isWhole && !bits.toEndOfLine()) break;
    // A damaged row looks like the one above it.
    if (row.isWhole) reference = row.changes;
    paint(reference, data.width, target, start + rows * bytesOfRow);
    rows += 1;
  }
  return { rows, reads: bits.reads };
}

/** Skips ends of lines. Returns whether the row refers to the one before it; null at the end of the page. */
function atLine(bits: Bits, kind: FaxData['kind']): boolean | null {
  let [ends, tag] = [0, 1];
  while (bits.skipEndOfLine()) {
    ends += 1;
    if (kind === 'G3-2D') tag = bits.next();
    if (ends === END_OF_PAGE) return null;
  }
  return bits.isOver ? null : kind === 'G3-2D' && tag === 0;
}

/** Places where the color changes, the first to black. */
interface Row {
  readonly changes: readonly number[];
  readonly isWhole: boolean;
}

/** A row of runs in turns of white and black. */
function rowOf(bits: Bits, width: number): Row {
  const changes: number[] = [];
  for (let [at, color] = [0, 0]; at < width; color = 1 - color) {
    const run = runOf(bits, color, width - at);
    if (run === null) return { changes, isWhole: false };
    at += run;
    changes.push(at);
  }
  return { changes, isWhole: true };
}

/** A row that is coded by its differences from another one. */
function rowFrom(bits: Bits, reference: readonly number[], width: number): Row {
  const changes: number[] = [];
  let [at, color, next] = [-1, 0, 0];
  while (at < width) {
    next = nextChange(reference, { next, at, color });
    const mode = bits.code(MODES);
    if (mode === PASS) at = reference[next + 1] ?? width;
    else {
      const found =
        mode === HORIZONTAL
          ? twoRuns(bits, Math.max(0, at), color, width)
          : changeAt((reference[next] ?? width) + (mode ?? NaN), Math.max(0, at), width);
      if (found === null) return { changes, isWhole: false };
      changes.push(...found);
      at = changes.at(-1)!;
      if (mode !== HORIZONTAL) color = 1 - color;
    }
  }
  return { changes, isWhole: true };
}

/** The first change of the other row to the right, to the color that this row has not. */
function nextChange(
  reference: readonly number[],
  { next: before, at, color }: { readonly next: number; readonly at: number; readonly color: number },
): number {
  let next = before;
  if (next % 2 !== color) next += next > 0 ? -1 : 1;
  while (next < reference.length && reference[next]! <= at) next += 2;
  return next;
}

/** The ends of a run and of one in the other color. */
function twoRuns(bits: Bits, at: number, color: number, width: number): number[] | null {
  const first = runOf(bits, color, width - at);
  if (first === null) return null;
  const second = runOf(bits, 1 - color, width - at - first);
  return second === null ? null : [at + first, at + first + second];
}

/** A change, if it is in its row. */
const changeAt = (change: number, at: number, width: number): number[] | null =>
  change >= at && change <= width ? [change] : null;

/** The length of a run; null if it is damaged or too long. */
function runOf(bits: Bits, color: number, most: number): number | null {
  for (let run = 0; ;) {
    const part = bits.code(RUNS[color]!);
    if (part === null || run + part > most) return null;
    run += part;
    if (part < 64) return run;
  }
}

function paint(changes: readonly number[], width: number, bits: Uint8Array, start: number): void {
  for (let at = 0; at < changes.length; at += 2)
    for (let pixel = changes[at]!; pixel < (changes[at + 1] ?? width); pixel += 1)
      bits[start + (pixel >> 3)]! |= 0x80 >> (pixel & 7);
}

type Decode = (
  bytes: Uint8Array,
  start: number,
  length: number,
  target: Uint8Array,
  targetStart: number,
  width: number,
  fillOrder: number,
  isTwoDimensional?: boolean,
) => void;

/**
 * Replaces the decoders of the library. At a damaged place they grow a row without end.
 * @param decode Function of the library that has its decoders as properties
 */
export function replaceFaxDecoders(decode: object): void {
  const by =
    (kindOf: (isTwoDimensional: boolean) => FaxData['kind']): Decode =>
    (bytes, start, length, bits, targetStart, width, fillOrder, isTwoDimensional = false) => {
      const data = { bytes, start, length, width, kind: kindOf(isTwoDimensional), isReversed: fillOrder === 2 };
      if (decodeFax(data, { bits, start: targetStart }).rows === 0) throw new Error('No row can be read');
    };
  Object.assign(decode, {
    _decodeG3: by((isTwoDimensional) => (isTwoDimensional ? 'G3-2D' : 'G3')),
    _decodeG4: by(() => 'G4'),
  });
}

class Bits {
  reads = 0;
  private at: number;
  private readonly end: number;

  constructor(private readonly data: FaxData) {
    this.at = data.start * 8;
    this.end = Math.min(data.bytes.length, data.start + data.length) * 8;
  }

  get isOver(): boolean {
    return this.at >= this.end;
  }
  /** Zero at the end. */
  next(): number {
    this.reads += 1;
    if (this.isOver) return 0;
    const [byte, place] = [this.data.bytes[this.at >> 3]!, this.at & 7];
    this.at += 1;
    return (byte >> (this.data.isReversed ? place : 7 - place)) & 1;
  }
  /** The meaning of the next code; null if there is none. */
  code(codes: Codes): number | null {
    let key = 1;
    for (let length = 0; length < CODE_LENGTH_MAX && !this.isOver; length += 1) {
      key = key * 2 + this.next();
      const found = codes.get(key);
      if (found !== undefined) return found;
    }
    return null;
  }
  /** Whether an end of line, with zeros before it, is next; it is skipped. */
  skipEndOfLine(): boolean {
    const before = this.at;
    let zeros = 0;
    while (!this.isOver && this.next() === 0) zeros += 1;
    if (zeros >= END_OF_LINE) return !this.isOver;
    this.at = before;
    return false;
  }
  /** Goes to the next end of line, which is not skipped. False if there is none. */
  toEndOfLine(): boolean {
    for (let zeros = 0; !this.isOver;) {
      zeros = this.next() === 0 ? zeros + 1 : 0;
      if (zeros < END_OF_LINE) continue;
      this.at -= END_OF_LINE;
      return true;
    }
    return false;
  }
}
