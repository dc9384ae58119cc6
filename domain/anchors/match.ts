/** A run of tokens that two sequences share. */
export interface Match {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}
