import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WordPieces } from './tokenize.ts';

const STATIC_DIMENSIONS = 256;

/** Text vectors from a table with one row for each word piece; see `data/README.md`. English only. */
export class StaticVectors {
  readonly dimensions = STATIC_DIMENSIONS;
  private readonly counts = new Map<number, number>();
  private readonly count = (id: number): void => void this.counts.set(id, (this.counts.get(id) ?? 0) + 1);

  private constructor(
    private readonly rows: Int8Array,
    private readonly scales: Float32Array,
    private readonly pieces: WordPieces,
  ) {}

  /** Loads the table: 8 MB, about 25 ms. */
  static load(folder: string): StaticVectors {
    const file = (name: string): Buffer => readFileSync(join(folder, name));
    const rows = file('static-256.int8.bin');
    const scales = file('static-256.scales.f32.bin');
    const words = file('vocab.txt').toString('utf8').split('\n').slice(0, -1);
    return new StaticVectors(
      new Int8Array(rows.buffer, rows.byteOffset, rows.length),
      new Float32Array(Uint8Array.from(scales).buffer),
      new WordPieces(new Map(words.map((word, id) => [word, id]))),
    );
  }

  /** Adds the rows of all pieces, each weighted by the square root of how often it occurs, and normalizes to length 1. */
  embed(text: string): Float32Array {
    const { rows, scales, counts } = this;
    counts.clear();
    this.pieces.each(text, this.count);
    const sum = new Float64Array(STATIC_DIMENSIONS);
    for (const [id, times] of counts) {
      const weight = Math.sqrt(times) * scales[id]!;
      const row = id * STATIC_DIMENSIONS;
      for (let at = 0; at < STATIC_DIMENSIONS; at += 1) sum[at]! += weight * rows[row + at]!;
    }
    return unit(sum);
  }
}

/** Scaled to length 1; zero stays zero. */
function unit(sum: Float64Array): Float32Array {
  let squares = 0;
  for (let at = 0; at < sum.length; at += 1) squares += sum[at]! * sum[at]!;
  const vector = new Float32Array(sum.length);
  if (squares === 0) return vector;
  const factor = 1 / Math.sqrt(squares);
  for (let at = 0; at < sum.length; at += 1) vector[at] = sum[at]! * factor;
  return vector;
}
