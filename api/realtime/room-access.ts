import { setTimeout as sleep } from 'node:timers/promises';
import type { Authenticator, Credentials } from '@evident/application/identity/authenticator';
import type { RightsChanges } from '@evident/application/realtime/rights-changes';
import { Refusal, SIGN_IN_FIRST, type Uuid, refuse } from '@evident/domain/kernel';
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
/** Interval in milliseconds at which all connections are looked at, in case a change was not reported. */
const SWEEP_MS = 3_000;
/** Milliseconds after which a check is repeated without a reported change: sessions and tokens also end with time. */
const VALID_MS = 30_000;

/** Admits clients to rooms and removes them. Rights are checked on entry and after each change that can alter them. */
export class RoomAccess {
  /** Logical clock that orders arrivals of messages, starts of checks, and changes of rights. */
  private moment = 0;
  private readonly arrivals = new WeakMap<Uint8Array, number>();
  /** Arrival of the message a seat is handling. */
  private readonly handling = new WeakMap<Seat, number>();
  /** The last check that a seat passed: its start, and when it expires. */
  private readonly checked = new WeakMap<Seat, { readonly began: number; readonly until: number }>();
  /** The last change of rights in each workspace; in any with `null`. */
  private readonly changed = new Map<Uuid | null, number>();
  private sweeping = false;
  private sweepAgain = false;
  private closed = false;
  private readonly watching: NodeJS.Timeout;

  constructor(
    private readonly kindOf: (name: string) => RoomKind,
    private readonly authenticator: Authenticator,
    private readonly rights: RightsChanges,
    private readonly seats: () => Iterable<Seat>,
  ) {
    rights.watch((teamId) => {
      this.changed.set(teamId, this.tick());
      void this.sweep();
    });
    this.watching = setInterval(() => void this.sweep(), SWEEP_MS).unref();
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
   * Resolves when rights hold as of the message's arrival. A seat without write access is read-only by then, so its
   * edit reaches no other client.
   * One look at the changes of rights covers all messages that arrived before it, so a burst needs few. Waits while the
   * database is down, so no edit is lost, and says so to the client.
   */
  async admit(seat: Seat): Promise<void> {
    while (!this.closed) {
      try {
        if ((this.checked.get(seat)?.began ?? -1) > (this.handling.get(seat) ?? this.tick())) return;
        if ((await this.hearsChanges()) && this.stillHolds(seat)) return;
        return await this.check(seat);
      } catch {
        sayStuck(seat);
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
    clearInterval(this.watching);
  }

  /** @throws Refusal `Unauthorized` for an unknown client, `NotFound` for an unreadable document */
  private async rightsOf(credentials: Credentials, name: string): Promise<Rights> {
    const actor = (await this.authenticator.actorOf(credentials)) ?? refuse('Unauthorized', SIGN_IN_FIRST);
    if (actor.secondFactorNeeded) refuse('Forbidden', 'Set up two-step sign-in first');
    return { actor, writable: await this.kindOf(name).mayWrite(actor, name) };
  }

  private tick(): number {
    this.moment += 1;
    return this.moment;
  }

  /** Resolves once all committed changes of rights were reported; to false if they can't be. */
  private hearsChanges(): Promise<boolean> {
    return this.rights.caughtUp().then(
      () => true,
      () => false,
    );
  }

  /** Whether nothing that was reported can have altered the rights of a seat since they were checked. */
  private stillHolds(seat: Seat): boolean {
    const last = this.checked.get(seat);
    const { actor } = seat.context;
    if (!last || !actor || performance.now() > last.until) return false;
    return last.began > Math.max(this.changed.get(null) ?? 0, this.changed.get(actor.teamId) ?? 0);
  }

  /** Checks all seats whose rights may have changed, so that those who only read are closed too. */
  private async sweep(): Promise<void> {
    this.sweepAgain = true;
    if (this.sweeping) return;
    this.sweeping = true;
    while (this.sweepAgain && !this.closed) {
      this.sweepAgain = false;
      const seats = [...this.seats()];
      const hears = seats.length > 0 && (await this.hearsChanges());
      for (const seat of seats)
        if (!hears || !this.stillHolds(seat))
          await this.check(seat).catch(() => {
            /* Unable to check now; retried at the next interval. */
          });
    }
    this.sweeping = false;
  }

  private async check(seat: Seat): Promise<void> {
    const began = this.tick();
    try {
      const { actor, writable } = await this.rightsOf(seat.context.credentials, seat.document.name);
      seat.context.actor = actor;
      if (writable === seat.readOnly) end(seat, writable ? 'You may write now' : 'You may only read now');
      else this.checked.set(seat, { began, until: performance.now() + VALID_MS });
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

/** Reports to the client that an edit of the document could not be stored for now, and that the server will try again. */
export const sayStuck = (seat: Pick<Seat, 'sendStateless'>): void =>
  seat.sendStateless(JSON.stringify({ type: 'stuck' }));

function end(seat: Seat, why: string): void {
  seat.readOnly = true;
  seat.context.hangUp(why);
}
