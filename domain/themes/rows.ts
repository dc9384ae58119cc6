/**
 * Rows of whole numbers from -4096 to 4096, of lengths near 4096. Their dot products are below 2^25, so they are exact in any order, and
 * every implementation gives the same themes.
 */
export interface Rows {
  /** The numbers of a row, until the next call of `reserve`. */
  at(row: number): Int16Array;
  /** Makes room for so many rows. */
  reserve(rows: number): void;
  /** Dot products of a row with others, until the next call. */
  products(row: number, others: readonly number[]): Int32Array;
}

/** Makes rows of a width. */
export type RowsOf = (width: number) => Rows;

const START = 64;

/** Rows in plain arrays. */
export class PlainRows implements Rows {
  readonly #width: number;
  #numbers = new Int16Array(0);
  #products = new Int32Array(0);
  #views: Int16Array[] = [];

  constructor(width: number) {
    this.#width = width;
  }

  at(row: number): Int16Array {
    return (this.#views[row] ??= this.#numbers.subarray(row * this.#width, (row + 1) * this.#width));
  }

  reserve(rows: number): void {
    if (rows * this.#width <= this.#numbers.length) return;
    const most = Math.max(START, 2 * rows);
    const numbers = new Int16Array(most * this.#width);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
    this.#products = new Int32Array(most);
    this.#views = [];
  }

  products(row: number, others: readonly number[]): Int32Array {
    for (let at = 0; at < others.length; at += 1) this.#products[at] = this.#product(row, others[at]!);
    return this.#products;
  }

  #product(row: number, other: number): number {
    const width = this.#width;
    const numbers = this.#numbers;
    const [from, otherFrom] = [row * width, other * width];
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += numbers[from + at]! * numbers[otherFrom + at]!;
    return sum;
  }
}
