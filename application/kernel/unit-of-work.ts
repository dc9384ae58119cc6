import type { Uuid } from '@evident/domain/kernel';

/**
 * One transaction of one team. Committed once `perform` resolves; rolled back if it rejects. Row-level security
 * restricts it to rows of `teamId`.
 */
export interface UnitOfWork<Stores> {
  perform<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Same, for preparations: does not mark a repeated request as done. */
  prepare<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>): Promise<T>;
}
