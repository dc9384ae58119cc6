import type { RightsChanges } from '@evident/application/realtime/rights-changes';
import { type Uuid, isUuid } from '@evident/domain/kernel';
import { Client } from 'pg';
import { CONNECT_LIMIT_MS, SESSION_LIMITS } from './limits.ts';

/** Milliseconds to wait for an answer before the connection counts as lost. */
const ANSWER_LIMIT_MS = 5_000;

/**
 * Changes of rights, reported by triggers with `NOTIFY` (`migrations/0101_changed_rights.sql`). Connects when first
 * asked.
 *
 * PostgreSQL signals listeners before it confirms a commit, and a session sends its pending notifications before it
 * completes a statement. So an empty statement on the listening connection ends after the notifications of all
 * transactions that were committed before it. One statement serves all callers that came before it was sent.
 */
export class PostgresRightsChanges implements RightsChanges {
  private readonly watchers: ((teamId: Uuid | null) => void)[] = [];
  private client: Client | null = null;
  private asked: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(private readonly url: string) {}

  watch(changed: (teamId: Uuid | null) => void): void {
    this.watchers.push(changed);
  }

  caughtUp(): Promise<void> {
    this.next ??= this.asked.then(() => {
      this.next = null;
      const answered = this.ask();
      this.asked = answered.catch(() => undefined);
      return answered;
    });
    return this.next;
  }

  async close(): Promise<void> {
    await this.asked;
    await this.client?.end().catch(() => undefined);
  }

  private async ask(): Promise<void> {
    const client = this.client ?? (await this.connect());
    try {
      await client.query('SELECT');
    } catch (error) {
      this.lose(client);
      throw error;
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'evident-rights',
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      ...SESSION_LIMITS,
    });
    client
      .on('error', () => this.lose(client))
      .on('end', () => this.lose(client))
      .on('notification', ({ payload = '' }) => this.report(isUuid(payload) ? payload : null));
    try {
      await client.connect();
      await client.query('LISTEN evident_rights');
    } catch (error) {
      this.lose(client);
      throw error;
    }
    this.client = client;
    // Changes before this were not received.
    this.report(null);
    return client;
  }

  private lose(client: Client): void {
    if (this.client === client) this.client = null;
    void client.end().catch(() => undefined);
  }

  private report(teamId: Uuid | null): void {
    for (const changed of this.watchers) changed(teamId);
  }
}
