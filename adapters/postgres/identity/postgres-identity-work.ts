import type { IdentityStores, IdentityWork } from '@evident/application/identity/identity-work';
import type { DataSource, EntityManager } from 'typeorm';
import { PostgresAccountStore } from './postgres-account-store.ts';
import { PostgresCodeStore } from './postgres-code-store.ts';
import { PostgresSessionStore } from './postgres-session-store.ts';
import { PostgresThrottleStore } from './postgres-throttle-store.ts';

/** One transaction without a team: row-level security shows it no team's rows. */
export class PostgresIdentityWork implements IdentityWork {
  constructor(private readonly source: DataSource) {}

  perform<T>(work: (stores: IdentityStores) => Promise<T>): Promise<T> {
    return this.source.transaction((manager) => work(storesOf(manager)));
  }
}

const storesOf = (manager: EntityManager): IdentityStores => ({
  accounts: new PostgresAccountStore(manager),
  sessions: new PostgresSessionStore(manager),
  codes: new PostgresCodeStore(manager),
  throttles: new PostgresThrottleStore(manager),
});
