import type { Uuid } from '@evident/domain/kernel';

/**
 * One transaction of one team. What `perform` resolves to has been committed by the engine; if it rejects, nothing of it was kept.
 * Row-level security admits only the rows of `teamId`.
 */
export interface UnitOfWork<Stores> {
  perform<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>): Promise<T>;
  /** The same for what only comes before: a request that was sent again is not done because this was. */
  prepare<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>): Promise<T>;
}
