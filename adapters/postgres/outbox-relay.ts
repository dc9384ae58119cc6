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
  readonly depth: number;
}
type Deliver = (events: readonly DeliveredEvent[]) => Promise<void>;
/** Rejects once a delivery takes too long. */
type InTime = (delivery: Promise<void>) => Promise<void>;

/** Events of one workspace that are delivered together, at most. */
export const GROUP_MAX = 200;
/** A group whose server was killed is delivered again after this time. */
const HELD_SECONDS = 20;
/** Shorter than a group is held, so that no other server delivers it meanwhile. */
const DELIVERY_SECONDS = 15;
/** Polling interval, in case a notification was lost with its connection. */
const POLL_MS = 5_000;

/**
 * Delivers events from the outbox, in groups of one workspace. Workspaces take turns. No transaction is open during
 * delivery, and each delivered group is recorded, so that progress is never lost. If the process dies before that, the
 * group is delivered again.
 *
 * A delivery that takes too long counts as a failure, so that the next workspace does not wait for it; it may still
 * finish. A group halves after a failure. An event that fails alone three times is set aside: it is retried with exponential
 * backoff, at least every hour, and the events after it no longer wait for it. Otherwise the events of a workspace keep
 * their order.
 */
export class OutboxRelay {
  private client: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private holds = 0;
  private stopped = false;

  constructor(
    private readonly source: DataSource,
    private readonly url: string,
    private readonly deliver: Deliver,
    private readonly onFault: (fault: Error) => void,
    private readonly inTime: InTime = within(DELIVERY_SECONDS),
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

  /** Delivers nothing more until the returned function is called. Events announced meanwhile are delivered then. */
  hold(): () => void {
    this.holds += 1;
    return () => {
      this.holds -= 1;
      this.look();
    };
  }

  private get goesOn(): boolean {
    return !this.stopped && this.holds === 0;
  }

  /** Starts a round, or makes the running round check again. */
  private look(): void {
    this.again = true;
    if (!this.goesOn) return;
    this.running ??= this.round().finally(() => {
      this.running = null;
    });
  }

  private async round(): Promise<void> {
    try {
      // Polling replaces notifications while the connection for them can't be opened.
      if (!this.client) await this.listen().catch((fault: unknown) => this.report('The outbox is only polled', fault));
      while (this.again && this.goesOn) {
        this.again = false;
        while (this.goesOn && (await this.takeTurn()));
      }
    } catch (fault) {
      this.report('The outbox could not be read; the relay will retry', fault);
    }
  }

  /** Delivers a group of the workspace that waited longest; false if none is due. */
  private async takeTurn(): Promise<boolean> {
    const rows: Row[] = await this.source.query('SELECT * FROM before_team.take_events($1, $2)', [
      GROUP_MAX,
      HELD_SECONDS,
    ]);
    if (rows.length === 0) return false;
    const isDelivered = await this.delivered(rows);
    await this.source.query('SELECT before_team.settle_events($1, $2, $3, $4)', [
      rows[0]!.team_id,
      rows.map(({ id }) => id),
      isDelivered,
      GROUP_MAX,
    ]);
    return true;
  }

  private async delivered(rows: readonly Row[]): Promise<boolean> {
    try {
      const events = rows.flatMap((row) => this.known(row));
      if (events.length > 0) await this.inTime(this.deliver(events));
      return true;
    } catch (fault) {
      const [first] = rows;
      const which =
        rows.length === 1 ? `Event ${first!.id} (${first!.name})` : `${rows.length} events from ${first!.id} on`;
      this.report(`${which} could not be delivered; the relay will retry`, fault);
      return false;
    }
  }

  /** The compiler checked the payload where the event was announced. */
  private known({ team_id: teamId, name, at, depth, ...row }: Row): DeliveredEvent[] {
    if (isEventName(name))
      return [{ ...row, teamId, name, at: at.toISOString(), ...(depth > 0 && { depth }) } as DeliveredEvent];
    this.onFault(new Error(`Dropped event ${row.id}: this version has no event ${name}`));
    return [];
  }

  private report(problem: string, fault: unknown): void {
    const reason = fault instanceof Error ? fault.message : String(fault);
    this.onFault(new Error(`${problem}: ${reason}`, { cause: fault }));
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

const within =
  (seconds: number): InTime =>
  async (delivery) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`not delivered within ${seconds} seconds`)), seconds * 1000);
    await Promise.race([delivery, late.promise]).finally(() => clearTimeout(timer));
  };
