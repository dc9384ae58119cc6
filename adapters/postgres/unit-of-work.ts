import type { EventEmitter } from 'node:events';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import { markDone } from './postgres-repeated-requests.ts';
import { type Session, sessionOf } from './session.ts';

const TRIES = 4;
/**
 * Serialization failure and deadlock (PostgreSQL documentation, appendix A): the transaction was rolled back and can be
 * retried.
 */
const RUN_AGAIN = new Set(['40001', '40P01']);

/** One PostgreSQL transaction per unit of work, bound to one team. */
export class PostgresUnitOfWork<Stores> implements UnitOfWork<Stores> {
  constructor(
    private readonly source: DataSource,
    private readonly storesOf: (session: Session) => Stores,
  ) {}

  perform<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.tried(teamId, work, markDone);
  }

  prepare<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.tried(teamId, work);
  }

  private async tried<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>, mark?: typeof markDone): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.once(teamId, work, mark);
      } catch (error) {
        if (tried >= TRIES || !RUN_AGAIN.has(codeOf(error))) throw error;
      }
    }
  }

  private async once<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>, mark?: typeof markDone): Promise<T> {
    return this.source.transaction((manager) =>
      reportingLoss(manager, async () => {
        await manager.query(`SELECT set_config('evident.team_id', $1, true)`, [teamId]);
        const session = sessionOf(teamId, manager);
        const answer = await work(this.storesOf(session));
        await session.end();
        await mark?.(manager);
        return answer;
      }),
    );
  }
}

/**
 * TypeORM releases a connection that PostgreSQL ended, for example because its transaction was idle for too long. The
 * next statement would only report that it is released: rejects with the reason instead.
 */
export async function reportingLoss<T>({ queryRunner }: EntityManager, work: () => Promise<T>): Promise<T> {
  const connection = (await queryRunner!.connect()) as EventEmitter;
  if (queryRunner!.isReleased) throw new Error('Connection terminated before the first statement');
  let reason: Error | null = null;
  const lost = (error: Error): void => void (reason ??= error);
  connection.on('error', lost);
  try {
    return await work();
  } catch (error) {
    throw reason ?? error;
  } finally {
    connection.off('error', lost);
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');
