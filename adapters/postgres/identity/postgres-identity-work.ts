import type { IdentityStores, IdentityWork } from '@evident/application/identity/identity-work';
import type { DataSource, EntityManager } from 'typeorm';
import { readOnly } from '../read-only.ts';
import { PostgresAccountEventStore } from './postgres-account-event-store.ts';
import { PostgresAccountStore } from './postgres-account-store.ts';
import { PostgresBrowserStore } from './postgres-browser-store.ts';
import { PostgresCodeStore } from './postgres-code-store.ts';
import { PostgresSecondFactorStore } from './postgres-second-factor-store.ts';
import { PostgresSessionStore } from './postgres-session-store.ts';
import { PostgresThrottleStore } from './postgres-throttle-store.ts';

/** A transaction without a team: row-level security hides the rows of all teams. */
export class PostgresIdentityWork implements IdentityWork {
  constructor(private readonly source: DataSource) {}

  perform<T>(work: (stores: IdentityStores) => Promise<T>): Promise<T> {
    return this.source.transaction((manager) => work(storesOf(manager)));
  }
}

/** For queries: goes on in a database that can only be read, and waits for no lock. */
export class PostgresIdentityReadingWork implements IdentityWork {
  constructor(private readonly source: DataSource) {}

  perform<T>(work: (stores: IdentityStores) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await readOnly(manager);
      return work(storesOf(manager));
    });
  }
}

const storesOf = (manager: EntityManager): IdentityStores => ({
  accounts: new PostgresAccountStore(manager),
  sessions: new PostgresSessionStore(manager),
  codes: new PostgresCodeStore(manager),
  events: new PostgresAccountEventStore(manager),
  secondFactors: new PostgresSecondFactorStore(manager),
  browsers: new PostgresBrowserStore(manager),
  throttles: new PostgresThrottleStore(manager),
});
