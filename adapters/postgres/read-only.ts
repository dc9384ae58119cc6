import type { EntityManager } from 'typeorm';

const LOCK =
  /\sFOR (?:NO KEY UPDATE|UPDATE|KEY SHARE|SHARE)(?: OF [\w", ]+?)?(?: SKIP LOCKED| NOWAIT)?(?=\s*(?:\)|$))/g;

/**
 * Lets a transaction read only: writes are refused, and stores lock no rows, because a lock is a write. Call it before
 * the first statement.
 */
export async function readOnly({ queryRunner }: EntityManager): Promise<void> {
  // Each transaction has a query runner of its own.
  const query = queryRunner!.query.bind(queryRunner) as (sql: string, ...more: unknown[]) => Promise<unknown>;
  queryRunner!.query = (sql: string, ...more: unknown[]) => query(sql.replace(LOCK, ''), ...more) as never;
  await query('SET TRANSACTION READ ONLY');
}
