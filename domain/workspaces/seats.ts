import type { Role } from '../permissions/index.ts';

/** Members of a workspace by seat type. */
export interface Seats {
  /** Contributors and managers. */
  readonly allocated: number;
  /** Viewers are free and need no seat. */
  readonly viewers: number;
  /** Null: unlimited. */
  readonly available: number | null;
}

/** Contributors and managers need a seat; viewers are free (decision D16). */
export const takesSeat = (role: Role): boolean => role !== 'VIEWER';

/** Share of seats in use, in whole percent rounded down; null if unlimited. */
export const utilizationPercentage = ({ allocated, available }: Seats): number | null =>
  available === null || available === 0 ? null : Math.floor((allocated / available) * 100);
