/** Row of docs/benchmarks.md. */
export interface Row {
  readonly what: string;
  /** Baseline; empty for an absolute figure. */
  readonly against: string;
  readonly measured: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Details of the figure or the method. */
  readonly note?: string;
}

export const holds = ({ measured, atMost = Infinity, atLeast = -Infinity }: Row): boolean =>
  measured <= atMost && measured >= atLeast;

/** Row with the day and the commit of its measurement. */
export interface Taken extends Row {
  readonly date: string;
  readonly commit: string;
}
