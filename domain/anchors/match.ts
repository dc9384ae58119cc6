/** A stretch that stands in both of two rows. */
export interface Match {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}
