/** Members of a workspace by what they use. */
export interface Seats {
  /** Contributors and managers. */
  readonly allocated: number;
  /** Viewers are free and take no seat. */
  readonly viewers: number;
  /** Null: as many as the workspace wants. */
  readonly available: number | null;
}

/** The share of seats in use, in whole percent rounded down; null where seats are unlimited. */
export const utilizationPercentage = ({ allocated, available }: Seats): number | null =>
  available === null || available === 0 ? null : Math.floor((allocated / available) * 100);
