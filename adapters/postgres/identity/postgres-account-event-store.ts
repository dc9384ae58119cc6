import type { AccountEventStore } from '@evident/application/identity/identity-work';
import type { Caller } from '@evident/application/identity/ports';
import type { AccountEvent } from '@evident/domain/identity';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { EntityManager } from 'typeorm';
import { beforeTeam } from '../before-team.ts';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';

const DEVICE_MAX = 200;
const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'e.at', type: 'timestamptz' },
    { sql: 'e.id', type: 'uuid' },
  ],
  descending: true,
};
/** A team id that never exists: failures take the same time with and without an account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Account events in PostgreSQL. */
export class PostgresAccountEventStore implements AccountEventStore {
  constructor(private readonly manager: EntityManager) {}

  async record(
    {
      accountId,
      action,
      method,
      at,
    }: Pick<AccountEvent, 'action' | 'method' | 'at'> & { readonly accountId: Uuid | null },
    { ip, device }: Pick<Caller, 'ip' | 'device'>,
  ): Promise<void> {
    const browser = device.slice(0, DEVICE_MAX);
    await this.manager.query(
      'INSERT INTO account_event (account_id, action, method, ip, device, at) VALUES ($1, $2, $3, $4, $5, $6)',
      [accountId, action, method, ip, browser, at],
    );
    await beforeTeam((_, sql, parameters) => this.manager.query(sql, parameters as unknown[])).auditPerson(
      accountId ?? NOBODY,
      action,
      { ip, device: browser, ...(method === null ? {} : { method }) },
    );
  }
  async of(accountId: Uuid, page: PageRequest): Promise<Page<AccountEvent>> {
    const keys = keyset(NEWEST_FIRST, page, 2);
    const rows: Keyed<AccountEvent>[] = await this.manager.query(
      `SELECT e.id, e.action, e.method, e.ip, e.device, e.at, ${keys.select} FROM account_event e WHERE e.account_id = $1 AND ${keys.where} ${keys.tail}`,
      [accountId, ...keys.parameters],
    );
    return pageFrom(rows, page, (event: AccountEvent) => event);
  }
}
