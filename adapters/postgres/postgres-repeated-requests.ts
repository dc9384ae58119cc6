import { AsyncLocalStorage } from 'node:async_hooks';
import type { RepeatableRequest, Repeated, RepeatedRequests } from '@evident/application/kernel/repeated-request';
import type { DataSource, EntityManager } from 'typeorm';

const underway = new AsyncLocalStorage<RepeatableRequest>();

/** Called at the end of every unit of work: what it wrote for a repeatable request is marked as done in the same transaction. */
export async function markDone(manager: EntityManager): Promise<void> {
  const request = underway.getStore();
  if (!request) return;
  await manager.query(
    `UPDATE idempotency_key SET committed = true WHERE team_id = $1 AND actor_id = $2 AND key = $3 AND pg_current_xact_id_if_assigned() IS NOT NULL`,
    [request.teamId, request.actorId, request.key],
  );
}

interface Row { request_hash: string; committed: boolean; status: number | null; body: unknown; stale: boolean }

/** Keys are kept for a day. */
export class PostgresRepeatedRequests implements RepeatedRequests {
  constructor(private readonly source: DataSource) {}

  begin({ teamId, actorId, key, hash }: RepeatableRequest): Promise<Repeated> {
    return this.inTeam(teamId, async (manager) => {
      await manager.query(`DELETE FROM idempotency_key WHERE team_id = $1 AND actor_id = $2 AND created_at < now() - interval '1 day'`, [teamId, actorId]);
      const made: unknown[] = await manager.query(
        'INSERT INTO idempotency_key (team_id, actor_id, key, request_hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING key', [teamId, actorId, key, hash]);
      if (made.length > 0) return { state: 'new' };
      const [row]: Row[] = await manager.query(
        `SELECT request_hash, committed, status, body, created_at < now() - interval '2 minutes' AS stale FROM idempotency_key WHERE team_id = $1 AND actor_id = $2 AND key = $3 FOR UPDATE`, [teamId, actorId, key]);
      if (!row || row.request_hash !== hash) return { state: 'different' };
      if (row.status !== null) return { state: 'answered', status: row.status, body: row.body };
      if (!row.stale) return { state: 'running' };
      if (row.committed) return { state: 'done' };
      await manager.query('UPDATE idempotency_key SET created_at = now() WHERE team_id = $1 AND actor_id = $2 AND key = $3', [teamId, actorId, key]);
      return { state: 'new' };
    });
  }

  during<T>(request: RepeatableRequest, work: () => Promise<T>): Promise<T> {
    return underway.run(request, work);
  }

  async answered({ teamId, actorId, key }: RepeatableRequest, status: number, body: unknown): Promise<void> {
    await this.inTeam(teamId, (manager) => manager.query('UPDATE idempotency_key SET status = $4, body = $5 WHERE team_id = $1 AND actor_id = $2 AND key = $3', [teamId, actorId, key, status, JSON.stringify(body ?? null)]));
  }

  async abandoned({ teamId, actorId, key }: RepeatableRequest): Promise<void> {
    await this.inTeam(teamId, (manager) => manager.query('DELETE FROM idempotency_key WHERE team_id = $1 AND actor_id = $2 AND key = $3 AND NOT committed', [teamId, actorId, key]));
  }

  private inTeam<T>(teamId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await manager.query(`SELECT set_config('evident.team_id', $1, true)`, [teamId]);
      return work(manager);
    });
  }
}
