import type { Credentials } from '@evident/application/identity/authenticator';
import { type Change, WatchChanges } from '@evident/application/realtime/watch-changes';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';

/** A change for subscribers; `missed` if some may have been lost. */
export interface FedChange {
  readonly kind: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly missed: boolean;
}

/** Interval in milliseconds at which credentials are checked again. */
const RECHECK_MS = 3_000;
/** Changes kept for a slow client. Beyond, it learns only that it missed some. */
const KEPT = 1_000;
const MISSED: FedChange = { kind: 'missed', ids: {}, missed: true };

/** The changes that a member can see, until they stop reading or lose access. */
export async function changesFor(
  bus: Bus,
  actor: Actor,
  credentials: Credentials,
): Promise<AsyncIterableIterator<FedChange>> {
  const state = { waiting: [] as FedChange[], over: false };
  let wake: (() => void) | undefined;
  const add = (change: FedChange): void => {
    if (state.waiting.length < KEPT) state.waiting.push(change);
    else state.waiting = [MISSED];
    wake?.();
  };
  const end = (): void => {
    state.over = true;
    wake?.();
  };
  const watching = await bus.ask(
    new WatchChanges(actor, credentials, {
      changed: (change) => add(fed(change)),
      missed: () => add(MISSED),
      ended: end,
    }),
  );
  const looking = setInterval(() => {
    // If it cannot be checked now, it is at the next interval.
    watching.recheck().catch(() => undefined);
  }, RECHECK_MS);
  const stop = (): void => {
    end();
    clearInterval(looking);
    watching.stop();
  };
  const feed: AsyncIterableIterator<FedChange> = {
    async next() {
      while (state.waiting.length === 0 && !state.over) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const change = state.waiting.shift();
      if (state.over || !change) {
        stop();
        return { done: true, value: undefined };
      }
      return { done: false, value: change };
    },
    async return() {
      stop();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => feed,
  };
  return feed;
}

const fed = ({ kind, ...ids }: Change): FedChange => ({ kind, ids, missed: false });
