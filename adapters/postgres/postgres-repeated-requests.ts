import { AsyncLocalStorage } from 'node:async_hooks';
import type { RepeatableRequest, Repeated, RepeatedRequests } from '@evident/application/kernel/repeated-request';
import type { DataSource, EntityManager } from 'typeorm';
import { depths } from './depths.ts';

const underway = new AsyncLocalStorage<RepeatableRequest>();

/** Row-level security protects those of a team. */
const tableOf = ({ teamId }: RepeatableRequest): string =>
  teamId === null ? 'account_idempotency_key' : 'idempotency_key';

/** Called at the end of every unit of work: marks a repeatable request as done in the same transaction. */
export async function markDone(manager: EntityManager): Promise<void> {
  const request = underway.getStore();
  if (!request) return;
  await manager.query(
    `UPDATE ${tableOf(request)} SET committed = true WHERE actor_id = $1 AND key = $2 AND pg_current_xact_id_if_assigned() IS NOT NULL`,
    [request.actorId, request.key],
  );
}

interface Row {
  request_hash: string;
  committed: boolean;
  status: number | null;
  body: unknown;
  stale: boolean;
}

/** Keys are kept for a day. */
export class PostgresRepeatedRequests implements RepeatedRequests {
  constructor(private readonly source: DataSource) {}

  begin(request: RepeatableRequest): Promise<Repeated> {
    const table = tableOf(request);
    const { actorId, key, hash } = request;
    return this.of(request, async (manager) => {
      await manager.query(`DELETE FROM ${table} WHERE actor_id = $1 AND created_at < now() - interval '1 day'`, [
        actorId,
      ]);
      const made: unknown[] = await manager.query(
        `INSERT INTO ${table} (actor_id, key, request_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key`,
        [actorId, key, hash],
      );
      if (made.length > 0) return { state: 'new' };
      const [row]: Row[] = await manager.query(
        `SELECT request_hash, committed, status, body, created_at < now() - interval '2 minutes' AS stale FROM ${table} WHERE actor_id = $1 AND key = $2 FOR UPDATE`,
        [actorId, key],
      );
      if (!row || row.request_hash !== hash) return { state: 'different' };
      if (row.status !== null) return { state: 'answered', status: row.status, body: row.body };
      if (!row.stale) return { state: 'running' };
      if (row.committed) return { state: 'done' };
      await manager.query(`UPDATE ${table} SET created_at = now() WHERE actor_id = $1 AND key = $2`, [actorId, key]);
      return { state: 'new' };
    });
  }

  during<T>(request: RepeatableRequest, work: () => Promise<T>): Promise<T> {
    return underway.run(request, () => depths.during(request.depth ?? depths.now(), work));
  }

  async answered(request: RepeatableRequest, status: number, body: unknown): Promise<void> {
    await this.of(request, (manager) =>
      manager.query(`UPDATE ${tableOf(request)} SET status = $3, body = $4 WHERE actor_id = $1 AND key = $2`, [
        request.actorId,
        request.key,
        status,
        JSON.stringify(body ?? null),
      ]),
    );
  }

  async abandoned(request: RepeatableRequest): Promise<void> {
    await this.of(request, (manager) =>
      manager.query(`DELETE FROM ${tableOf(request)} WHERE actor_id = $1 AND key = $2 AND NOT committed`, [
        request.actorId,
        request.key,
      ]),
    );
  }

  private of<T>({ teamId }: RepeatableRequest, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      if (teamId !== null) await manager.query(`SELECT set_config('evident.team_id', $1, true)`, [teamId]);
      return work(manager);
    });
  }
}
