/** One figure of docs/benchmarks.md. */
export interface Row {
  readonly what: string;
  /** What it is measured against; empty for a figure that stands alone. */
  readonly against: string;
  readonly measured: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** What the figure is made of, or how it was taken. */
  readonly note?: string;
}

export const holds = ({ measured, atMost = Infinity, atLeast = -Infinity }: Row): boolean =>
  measured <= atMost && measured >= atLeast;
