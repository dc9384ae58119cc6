/** Sum of the middles of cells, each times its points; the points; and the sum of the squares of the points of each. */
export interface Summed {
  readonly sum: Float64Array;
  readonly points: number;
  readonly squares: number;
}

/** A theme as the sum of its cells. */
export interface Theme extends Summed {
  readonly id: number;
  readonly born: number;
  whole: boolean;
  apart: boolean;
  points: number;
  squares: number;
  /** Squared length of the sum; null after a change. */
  square: number | null;
  readonly slots: Set<number>;
}
