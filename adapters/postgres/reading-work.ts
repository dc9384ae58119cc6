import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { readOnly } from './read-only.ts';
import { sessionOf, type Session } from './session.ts';
import { reportingLoss } from './unit-of-work.ts';

/** Units of work for queries: they go on in a database that can only be read, and wait for no lock. */
export class PostgresReadingWork<Stores> implements UnitOfWork<Stores> {
  constructor(
    private readonly source: DataSource,
    private readonly storesOf: (session: Session) => Stores,
  ) {}

  perform<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.prepare(teamId, work);
  }

  prepare<T>(teamId: Uuid, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.source.transaction((manager) =>
      reportingLoss(manager, async () => {
        await readOnly(manager, teamId);
        return work(this.storesOf(sessionOf(teamId, manager)));
      }),
    );
  }
}
