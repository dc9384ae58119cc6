import type { Uuid } from '@evident/domain/kernel';
import type { EntityManager } from 'typeorm';

/** An open transaction of one team, for stores. */
export interface Session {
  readonly teamId: Uuid;
  readonly manager: EntityManager;
  /** Rows of a statement; values travel only as parameters. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs once the work is done, before the transaction commits. */
  beforeCommit(step: () => Promise<void>): void;
}

export function sessionOf(teamId: Uuid, manager: EntityManager): Session & { end(): Promise<void> } {
  const steps: (() => Promise<void>)[] = [];
  return {
    teamId,
    manager,
    beforeCommit(step) {
      steps.push(step);
    },
    async end() {
      for (const step of steps) await step();
    },
    async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
      const result: unknown = await manager.query(sql, parameters as unknown[]);
      return rowsOf<Row>(result);
    },
  };
}

/** TypeORM returns `[rows, count]` for UPDATE and DELETE, and plain rows otherwise. */
function rowsOf<Row>(result: unknown): Row[] {
  const list = result as unknown[];
  return (Array.isArray(list[0]) && typeof list[1] === 'number' ? list[0] : list) as Row[];
}
