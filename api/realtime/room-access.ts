import { setTimeout as sleep } from 'node:timers/promises';
import type { Authenticator, Credentials } from '@evident/application/identity/authenticator';
import { Refusal, SIGN_IN_FIRST, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Connection } from '@hocuspocus/server';
import type { RoomKind } from './room-kind.ts';

/** Connection data of a room. */
export interface RoomContext {
  /** Credentials shown at the upgrade. */
  readonly credentials: Credentials;
  /** Closes the connection. A client that reconnects learns its current rights. */
  readonly hangUp: (why: string) => void;
  /** Closes the connection and returns false if the client has too much unread data. */
  readonly readsOn: () => boolean;
  /** Called after the client has authenticated for a document. */
  readonly admitted: () => void;
  /** Actor of the last check. */
  actor?: Actor;
}
export type Seat = Connection<RoomContext>;
interface Rights {
  readonly actor: Actor;
  readonly writable: boolean;
}

/** Hocuspocus sends `reason` to the client and logs errors that have a message. */
export class AccessDenied extends Error {
  constructor(readonly reason: string) {
    super();
  }
}

const RETRY_MS = 500;
/** Interval in milliseconds at which idle connections are checked again. */
const RECHECK_MS = 3_000;

/** Admits clients to rooms and removes them. Rights are checked continuously, not only on entry. */
export class RoomAccess {
  /** Logical clock that orders arrivals of messages and starts of checks. */
  private moment = 0;
  private readonly arrivals = new WeakMap<Uint8Array, number>();
  /** Arrival of the message a seat is handling. */
  private readonly handling = new WeakMap<Seat, number>();
  /** Start of the last check that a seat passed. */
  private readonly checked = new WeakMap<Seat, number>();
  private closed = false;
  private watching: NodeJS.Timeout | undefined;

  constructor(
    private readonly kindOf: (name: string) => RoomKind,
    private readonly authenticator: Authenticator,
    private readonly seats: () => Iterable<Seat>,
  ) {
    this.watch();
  }

  /** @throws AccessDenied for an unknown client or an unreadable document */
  async enter({ credentials, hangUp }: RoomContext, name: string): Promise<Rights> {
    return this.rightsOf(credentials, name).catch((error: unknown) => deny(error, hangUp));
  }

  /** Records the arrival of a message, before it queues. */
  received(message: Uint8Array): void {
    this.arrivals.set(message, this.tick());
  }

  /** Records the message a seat handles next. */
  begin(seat: Seat, message: Uint8Array): void {
    this.handling.set(seat, this.arrivals.get(message) ?? this.tick());
  }

  /**
   * Resolves when rights are checked as of the message's arrival. A seat without write access is read-only by then, so
   * its edit reaches no other client.
   * One check covers all messages that arrived before it, so a burst needs few. Waits while the database is down, so
   * no edit is lost.
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

  /** Drops pending messages of a seat and closes it. */
  disconnect(seat: Seat, why: string): void {
    end(seat, why);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.watching);
  }

  /** @throws Refusal `Unauthorized` for an unknown client, `NotFound` for an unreadable document */
  private async rightsOf(credentials: Credentials, name: string): Promise<Rights> {
    const actor = (await this.authenticator.actorOf(credentials)) ?? refuse('Unauthorized', SIGN_IN_FIRST);
    return { actor, writable: await this.kindOf(name).mayWrite(actor, name) };
  }

  private tick(): number {
    this.moment += 1;
    return this.moment;
  }

  private watch(): void {
    this.watching = setTimeout(async () => {
      for (const seat of this.seats())
        await this.check(seat).catch(() => {
          /* Unable to check now; retried at the next interval. */
        });
      if (!this.closed) this.watch();
    }, RECHECK_MS).unref();
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

/**
 * Reports a refusal to the client. If rights cannot be checked now, closes the connection so that the client
 * reconnects.
 */
export function deny(error: unknown, hangUp: RoomContext['hangUp']): never {
  if (error instanceof Refusal) throw new AccessDenied(error.title);
  hangUp('Something went wrong on our side');
  throw error;
}

function end(seat: Seat, why: string): void {
  seat.readOnly = true;
  seat.context.hangUp(why);
}
