import type { Uuid } from '@evident/domain/kernel';
import type { EntityManager } from 'typeorm';

const LOCK =
  /\sFOR (?:NO KEY UPDATE|UPDATE|KEY SHARE|SHARE)(?: OF [\w", ]+?)?(?: SKIP LOCKED| NOWAIT)?(?=\s*(?:\)|$))/g;

/**
 * Lets a transaction read only: writes are refused, and stores lock no rows, because a lock is a write. Call it before
 * the first statement. With `teamId`, row-level security shows the rows of that team.
 */
export async function readOnly({ queryRunner }: EntityManager, teamId: Uuid | null = null): Promise<void> {
  // Each transaction has a query runner of its own.
  const query = queryRunner!.query.bind(queryRunner) as (sql: string, ...more: unknown[]) => Promise<unknown>;
  queryRunner!.query = (sql: string, ...more: unknown[]) => query(sql.replace(LOCK, ''), ...more) as never;
  await query(
    `SELECT set_config('transaction_read_only', 'on', true), set_config('evident.team_id', coalesce($1, ''), true)`,
    [teamId],
  );
}
