import { setTimeout as sleep } from 'node:timers/promises';
import { MayWriteDocument } from '@evident/application/content/may-write-document';
import type { Authenticator, Credentials } from '@evident/application/identity/authenticator';
import { Refusal, type Uuid, isUuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Connection } from '@hocuspocus/server';
import type { Bus } from '../kernel/bus.ts';

/** Who a connection belongs to. */
export interface RoomContext {
  /** What it showed when it was opened. */
  readonly credentials: Credentials;
  /** Ends it; a client that connects again is told what it may do now. */
  readonly hangUp: (why: string) => void;
  /** Ends the connection and returns false if the client leaves too much unread. */
  readonly readsOn: () => boolean;
  /** Called once the client has authenticated for a document. */
  readonly admitted: () => void;
  /** As the authenticator said last. */
  actor?: Actor;
}
export type Seat = Connection<RoomContext>;
interface Rights {
  readonly actor: Actor;
  readonly writable: boolean;
}

/** Hocuspocus tells a client the `reason`, and logs errors that have a message. */
export class TurnedAway extends Error {
  constructor(readonly reason: string) {
    super();
  }
}

const RETRY_MS = 500;
/** What may be done is asked again so often of those who say nothing. */
const LOOK_AGAIN_MS = 3_000;

/** Who comes into the rooms, and who stays: rights are those of this moment, not of the moment at which somebody came. */
export class RoomDoor {
  /** Counts arrivals of messages and beginnings of checks, so that it is known which came first. */
  private moment = 0;
  private readonly arrivals = new WeakMap<Uint8Array, number>();
  /** When the message arrived that a seat is handling. */
  private readonly handling = new WeakMap<Seat, number>();
  /** When the last check of a seat began that it passed. */
  private readonly checked = new WeakMap<Seat, number>();
  private closed = false;
  private watching: NodeJS.Timeout | undefined;

  constructor(
    private readonly bus: Bus,
    private readonly authenticator: Authenticator,
    private readonly seats: () => Iterable<Seat>,
  ) {
    this.watch();
  }

  /** @throws TurnedAway for somebody unknown, and for what they may not read */
  async enter({ credentials, hangUp }: RoomContext, documentId: Uuid): Promise<Rights> {
    return this.rightsOf(credentials, documentId).catch((error: unknown) => turnAway(error, hangUp));
  }

  /** Notes the arrival of a message, before it waits for those before it. */
  received(message: Uint8Array): void {
    this.arrivals.set(message, this.tick());
  }

  /** Notes which message a seat handles next. */
  begin(seat: Seat, message: Uint8Array): void {
    this.handling.set(seat, this.arrivals.get(message) ?? this.tick());
  }

  /**
   * Resolves when rights are known as of after the message arrived: without write access the seat is read-only by then, and nobody sees what it sent.
   * One check covers every message that had arrived when it began, so a burst costs a few. Waits while the database is down: nothing typed is given up.
   */
  async admit(seat: Seat): Promise<void> {
    while (!this.closed) {
      try {
        if ((this.checked.get(seat) ?? -1) > (this.handling.get(seat) ?? this.tick())) return;
        return await this.check(seat);
      } catch {
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
    seat.readOnly = true;
  }

  /** Leaves out what a seat has just sent, and ends it. */
  turnOut(seat: Seat, why: string): void {
    end(seat, why);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.watching);
  }

  /** @throws Refusal `Unauthorized` for somebody unknown, `NotFound` for what they may not read */
  private async rightsOf(credentials: Credentials, documentId: Uuid): Promise<Rights> {
    const actor = (await this.authenticator.actorOf(credentials)) ?? refuse('Unauthorized', 'Sign in first');
    // Upper case would open a second room of the same document, where nobody sees the first.
    if (!isUuid(documentId) || documentId !== documentId.toLowerCase()) refuse('NotFound', 'Document not found');
    return { actor, writable: await this.bus.ask(new MayWriteDocument(actor, documentId)) };
  }

  private tick(): number {
    this.moment += 1;
    return this.moment;
  }

  private watch(): void {
    this.watching = setTimeout(async () => {
      for (const seat of this.seats())
        await this.check(seat).catch(() => {
          /* Nobody can say now: asked again soon. */
        });
      if (!this.closed) this.watch();
    }, LOOK_AGAIN_MS).unref();
  }

  private async check(seat: Seat): Promise<void> {
    const began = this.tick();
    try {
      const { actor, writable } = await this.rightsOf(seat.context.credentials, seat.document.name);
      seat.context.actor = actor;
      if (writable === seat.readOnly) end(seat, writable ? 'You may write now' : 'You may only read now');
      else this.checked.set(seat, began);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      end(seat, error.title);
    }
  }
}

/** A refusal is told. When nobody can say now, the connection ends instead, and the client tries again: it was not refused. */
export function turnAway(error: unknown, hangUp: RoomContext['hangUp']): never {
  if (error instanceof Refusal) throw new TurnedAway(error.title);
  hangUp('Something went wrong on our side');
  throw error;
}

function end(seat: Seat, why: string): void {
  seat.readOnly = true;
  seat.context.hangUp(why);
}
