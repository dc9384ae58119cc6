import type { Uuid } from '../kernel/index.ts';
import { type Webhook, disabled } from './webhook.ts';

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'DEAD'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An event on its way to a receiver. */
export interface Delivery {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly webhookId: Uuid;
  /** Null for a test. */
  readonly eventId: Uuid | null;
  /** Of the event in the stream of its workspace; 0 for a test. */
  readonly position: number;
  /** The objects that the event is about. */
  readonly objectIds: readonly Uuid[];
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Null unless it is waiting. */
  readonly nextAt: Date | null;
  /** Of the last attempt, as the values below. */
  readonly lastAt: Date | null;
  readonly durationMs: number | null;
  readonly status: number | null;
  /** The beginning of the answer. */
  readonly answer: string | null;
  /** Why there was no answer. */
  readonly problem: string | null;
  readonly createdAt: Date;
}

/** The outcome of one attempt. */
export interface Attempt {
  readonly durationMs: number;
  /** Null without an answer. */
  readonly status: number | null;
  readonly answer: string | null;
  readonly problem: string | null;
  /** Seconds for which the receiver asked. */
  readonly retryAfter: number | null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds between the attempts: ten of them in three days, as Standard Webhooks recommends. */
export const RETRY_SECONDS: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];
/** From the first attempt to the last. */
export const RETRIED_SECONDS = RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0);
/** Receivers cannot ask for a longer pause than a day. */
const RETRY_AFTER_MAX = 24 * HOUR;
const GONE = 410;

const isSuccess = ({ status }: Pick<Attempt, 'status'>): boolean => status !== null && status >= 200 && status < 300;

/** A delivery after an attempt: delivered, waiting for the next one, or a dead letter. A test is attempted once. */
export function attempted(delivery: Delivery, attempt: Attempt, now: Date): Delivery {
  const { retryAfter, ...outcome } = attempt;
  const attempts = delivery.attempts + 1;
  const after: Delivery = { ...delivery, ...outcome, attempts, lastAt: now };
  if (isSuccess(attempt)) return { ...after, state: 'DELIVERED', nextAt: null };
  const pause = delivery.eventId === null ? undefined : RETRY_SECONDS[attempts - 1];
  if (pause === undefined || attempt.status === GONE) return { ...after, state: 'DEAD', nextAt: null };
  const seconds = Math.max(pause, Math.min(retryAfter ?? 0, RETRY_AFTER_MAX));
  return { ...after, nextAt: new Date(now.getTime() + seconds * 1000) };
}

/** A delivery that a member sends again. Its attempts start over, and its id stays. */
export const resent = (delivery: Delivery, now: Date): Delivery => ({
  ...delivery,
  state: 'WAITING',
  attempts: 0,
  nextAt: now,
});

/** Seconds without attempts after one that got no answer, so that a dead receiver takes no time from others. */
const REST_SECONDS = 30;
const REST_MAX = HOUR;

function restAfter(attempts: readonly Attempt[], now: Date): Date | null {
  const slow = attempts.filter(({ status, retryAfter }) => status === null || retryAfter !== null);
  if (slow.length === 0) return null;
  const asked = Math.max(...slow.map(({ retryAfter }) => retryAfter ?? 0));
  return new Date(now.getTime() + Math.max(REST_SECONDS, Math.min(asked, REST_MAX)) * 1000);
}

/** A webhook after attempts of its events; tests do not count, except that 410 disables it. */
export function afterAttempts(
  webhook: Webhook,
  attempts: readonly { readonly delivery: Pick<Delivery, 'eventId'>; readonly attempt: Attempt }[],
  now: Date,
): Webhook {
  if (attempts.some(({ attempt }) => attempt.status === GONE)) return disabled(webhook, 'GONE');
  const counted = attempts.filter(({ delivery }) => delivery.eventId !== null);
  if (counted.length === 0) return webhook;
  const restsUntil = restAfter(
    counted.map(({ attempt }) => attempt),
    now,
  );
  if (counted.some(({ attempt }) => isSuccess(attempt))) return { ...webhook, failingSince: null, restsUntil };
  const failingSince = webhook.failingSince ?? now;
  const failed = { ...webhook, failingSince, restsUntil };
  return now.getTime() - failingSince.getTime() >= RETRIED_SECONDS * 1000 ? disabled(failed, 'FAILING') : failed;
}

type Waiting = Pick<Delivery, 'objectIds' | 'nextAt'>;

/**
 * The deliveries that wait for no earlier one about any of their objects: so each object's events arrive in order, and
 * those of others do not wait.
 *
 * @param waiting in the order of their events
 */
function firstOfObjects<D extends Waiting>(waiting: readonly D[]): D[] {
  const held = new Set<Uuid>();
  return waiting.filter(({ objectIds }) => {
    const isFree = !objectIds.some((id) => held.has(id));
    for (const id of objectIds) held.add(id);
    return isFree;
  });
}

/** The deliveries that can be attempted now, in the order of their events. */
export const sendable = <D extends Waiting>(waiting: readonly D[], now: Date): D[] =>
  firstOfObjects(waiting).filter(({ nextAt }) => nextAt !== null && nextAt <= now);

/** When the next of them can be attempted; null if none waits. */
export function nextAttempt(waiting: readonly Waiting[]): Date | null {
  const times = firstOfObjects(waiting).flatMap(({ nextAt }) => (nextAt ? [nextAt.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}
