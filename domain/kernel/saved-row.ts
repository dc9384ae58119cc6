import type { Uuid } from './ids.ts';

/** The columns of every saved thing, such as a feed or a template. */
export interface SavedRow {
  readonly id: Uuid;
  readonly teamId: Uuid;
  /** Counted by the database. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
