import { type DeliveredEvent, isEventName } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { CONNECT_LIMIT_MS, SESSION_LIMITS } from './limits.ts';

/** A row returned by `before_team.take_events`. */
interface Row {
  readonly id: string;
  readonly team_id: Uuid;
  readonly name: string;
  readonly payload: unknown;
  readonly at: Date;
}
type Deliver = (events: readonly DeliveredEvent[]) => Promise<void>;

const BATCH = 200;
/** Polling interval, in case a notification was lost with its connection. */
const POLL_MS = 5_000;

/**
 * Delivers events from the outbox, oldest first. The transaction commits after delivery: if the process dies in
 * between, the event is delivered again.
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
    this.timer = setInterval(() => this.look(), POLL_MS);
    await this.listen();
    this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
    await this.client?.end().catch(() => undefined);
  }

  /** Starts a round, or makes the running round check again. */
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
      this.onFault(new Error('Events could not be delivered; the relay will retry', { cause: fault }));
    }
  }

  private take(): Promise<number> {
    return this.source.transaction(async (manager) => {
      const rows: Row[] = await manager.query('SELECT * FROM before_team.take_events($1) ORDER BY id', [BATCH]);
      const events = rows.flatMap((row) => this.known(row));
      if (events.length > 0) await this.deliver(events);
      return rows.length;
    });
  }

  /** The compiler checked the payload where the event was announced. */
  private known({ team_id: teamId, name, at, ...row }: Row): DeliveredEvent[] {
    if (isEventName(name)) return [{ ...row, teamId, name, at: at.toISOString() } as DeliveredEvent];
    this.onFault(new Error(`Dropped event ${row.id}: this version has no event ${name}`));
    return [];
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
