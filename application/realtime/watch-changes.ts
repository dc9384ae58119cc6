import type { Actor } from '@evident/domain/permissions';
import type { Authenticator, Credentials } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { Realtime, RealtimeMessage } from './realtime.ts';
import { type Sight, type VisiblePlaces, changesSight, isFor } from './who-hears.ts';

/** That something changed: its kind and ids, nothing of what it says. */
export interface Change {
  readonly kind: string;
  readonly [id: string]: string;
}
export interface Watcher {
  changed(change: Change): void;
  /** Some changes may have been lost: read again what is shown. */
  missed(): void;
  /** The watcher is nobody here any more: removed, signed out, the token revoked. Nothing follows. */
  ended(): void;
}
export interface Watching {
  /** Asks whether the watcher is still somebody; to be called every few seconds. */
  lookAgain(): Promise<void>;
  /** Ends the watching. */
  stop(): void;
}

/** Hear of changes in the places one may see, as they happen and as long as one may. */
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

/** What processes tell each other about live documents; nothing for people. */
export const BETWEEN_PROCESSES = 'document:update';
/** Who watches and what they see is asked again before a change is told after so long, and at once when it may be different. */
const FRESH_MS = 3_000;

export class WatchChangesHandler implements Handler<WatchChanges> {
  constructor(
    private readonly realtime: Realtime,
    private readonly authenticator: Authenticator,
    private readonly visible: VisiblePlaces,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, credentials, watcher }: WatchChanges): Promise<Watching> {
    let sight: Sight = await this.visible.of(actor);
    let seenAt = this.now();
    let over = false;
    const somebody = async (): Promise<Actor | null> => {
      const now = over ? null : await this.authenticator.actorOf(credentials);
      if (!now && !over) watcher.ended();
      over ||= !now;
      return now;
    };
    const mayHear = async (message: RealtimeMessage): Promise<boolean> => {
      const before = sight;
      const differs = changesSight(message);
      if (differs || this.now() - seenAt > FRESH_MS) {
        const now = await somebody();
        if (now) [sight, seenAt] = [await this.visible.of(now), this.now()];
      }
      // Whoever lost sight of a place hears of that, and of nothing there from then on.
      return !over && (isFor(message, sight) || (differs && isFor(message, before)));
    };
    const tell = async (before: Promise<void>, message: RealtimeMessage): Promise<void> => {
      await before;
      try {
        if (await mayHear(message)) watcher.changed(idsOf(message));
      } catch {
        // What may be heard could not be told: whoever watches reads again what is shown.
        watcher.missed();
      }
    };
    let queue = Promise.resolve();
    const stop = await this.realtime.subscribe(actor.teamId, {
      hear: (message) => {
        queue = tell(queue, message);
      },
      missed: () => watcher.missed(),
    });
    return { stop, lookAgain: async () => void (await somebody()) };
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

/** Titles and names stay behind: whoever may see them reads them. */
const idsOf = (message: RealtimeMessage): Change =>
  Object.fromEntries(
    Object.entries(message).filter(
      ([key, value]) => typeof value === 'string' && (key === 'kind' || key.endsWith('Id')),
    ),
  ) as Change;
