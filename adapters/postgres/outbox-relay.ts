import type { DomainEvent } from '@evident/application/kernel/outbox';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { CONNECT_LIMIT_MS, SESSION_LIMITS } from './limits.ts';

/** An event on its way; `id` is the same when it is delivered again. */
export interface DeliveredEvent extends DomainEvent {
  readonly id: string;
  readonly at: Date;
}
export type Deliver = (events: readonly DeliveredEvent[]) => Promise<void>;

const BATCH = 200;
/** Looked for even when no notification arrived, in case one was lost with its connection. */
const LOOK_EVERY_MS = 5_000;

/**
 * Takes events out of the outbox and hands them on, the oldest first. An event is taken in the transaction that ends after it was delivered:
 * if the process dies in between, it is delivered again.
 */
export class OutboxRelay {
  private client: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(
    private readonly source: DataSource,
    private readonly url: string,
    private readonly deliver: Deliver,
    private readonly onFault: (fault: unknown) => void,
  ) {}

  async start(): Promise<void> {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    await this.listen();
    this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
    await this.client?.end().catch(() => undefined);
  }

  /** Starts taking, or makes the running round look once more. */
  private look(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.round().finally(() => {
      this.running = null;
    });
  }

  private async round(): Promise<void> {
    try {
      if (!this.client) await this.listen();
      while (this.again && !this.stopped) {
        this.again = false;
        while (!this.stopped && (await this.take()) === BATCH);
      }
    } catch (fault) {
      this.onFault(fault);
    }
  }

  private take(): Promise<number> {
    return this.source.transaction(async (manager) => {
      const events: (Omit<DeliveredEvent, 'teamId'> & { team_id: string })[] = await manager.query(
        'SELECT * FROM before_team.take_events($1) ORDER BY id',
        [BATCH],
      );
      if (events.length > 0) await this.deliver(events.map(({ team_id: teamId, ...event }) => ({ ...event, teamId })));
      return events.length;
    });
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'evident-outbox',
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      ...SESSION_LIMITS,
    });
    const gone = (): void => {
      if (this.client === client) this.client = null;
    };
    client
      .on('error', gone)
      .on('end', gone)
      .on('notification', () => this.look());
    await client.connect();
    await client.query('LISTEN evident_outbox');
    this.client = client;
  }
}
