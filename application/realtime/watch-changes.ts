import type { Actor } from '@evident/domain/permissions';
import type { Authenticator, Credentials } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { Realtime, RealtimeMessage } from './realtime.ts';
import { type Visibility, type VisiblePlaces, changesVisibility, isRecipient } from './recipients.ts';

/** A change: its kind and ids, without content. */
export interface Change {
  readonly kind: string;
  readonly [id: string]: string;
}
export interface Watcher {
  changed(change: Change): void;
  /** Changes may have been lost: reload the displayed data. */
  missed(): void;
  /** The watcher lost access to the workspace: removed, signed out, or token revoked. No calls follow. */
  ended(): void;
}
export interface Watching {
  /** Checks the watcher's credentials again; call every few seconds. */
  recheck(): Promise<void>;
  stop(): void;
}

/** Subscribes to changes in all places visible to the watcher. */
export class WatchChanges extends Query<Watching> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly credentials: Credentials,
    readonly watcher: Watcher,
  ) {
    super();
  }
}

/** Messages about live documents between processes; not delivered to clients. */
export const INTERNAL_MESSAGE = 'document:update';
/** Maximum age of the watcher's permissions; refreshed before delivery, and immediately if they may have changed. */
const FRESH_MS = 3_000;

export class WatchChangesHandler implements Handler<WatchChanges> {
  constructor(
    private readonly realtime: Realtime,
    private readonly authenticator: Authenticator,
    private readonly visible: VisiblePlaces,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, credentials, watcher }: WatchChanges): Promise<Watching> {
    let sight: Visibility = await this.visible.of(actor);
    let seenAt = this.now();
    let over = false;
    const somebody = async (): Promise<Actor | null> => {
      const known = over ? null : await this.authenticator.actorOf(credentials);
      const now = known?.secondFactorNeeded ? null : known;
      if (!now && !over) watcher.ended();
      over ||= !now;
      return now;
    };
    const mayHear = async (message: RealtimeMessage): Promise<boolean> => {
      const before = sight;
      const differs = changesVisibility(message);
      if (differs || this.now() - seenAt > FRESH_MS) {
        const now = await somebody();
        if (now) [sight, seenAt] = [await this.visible.of(now), this.now()];
      }
      // Members who lose access to a place receive that change, and none after.
      const isFor = (seen: Visibility): boolean => isRecipient(message, seen, actor.userId);
      return !over && (isFor(sight) || (differs && isFor(before)));
    };
    const tell = async (before: Promise<void>, message: RealtimeMessage): Promise<void> => {
      await before;
      try {
        if (await mayHear(message)) watcher.changed(idsOf(message));
      } catch {
        // A message could not be delivered: clients must reload the displayed data.
        watcher.missed();
      }
    };
    let queue = Promise.resolve();
    const stop = await this.realtime.subscribe(actor.teamId, {
      receive: (message) => {
        queue = tell(queue, message);
      },
      missed: () => watcher.missed(),
    });
    return { stop, recheck: async () => void (await somebody()) };
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

/** Removes titles and names: clients with access read these separately. */
const idsOf = (message: RealtimeMessage): Change =>
  Object.fromEntries(
    Object.entries(message).filter(
      ([key, value]) => typeof value === 'string' && (key === 'kind' || key.endsWith('Id')),
    ),
  ) as Change;
