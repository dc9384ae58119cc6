import fc from 'fast-check';
import {
  type Attempt,
  type Delivery,
  RETRIED_SECONDS,
  RETRY_SECONDS,
  afterAttempts,
  attempted,
  nextAttempt,
  sendable,
  resent,
} from './delivery.ts';
import { type Webhook, activated, disabled, paused } from './webhook.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const delivery: Delivery = {
  id: 'd',
  teamId: 't',
  webhookId: 'w',
  eventId: 'e',
  position: 1,
  objectIds: ['a'],
  state: 'WAITING',
  attempts: 0,
  nextAt: NOW,
  lastAt: null,
  durationMs: null,
  status: null,
  answer: null,
  problem: null,
  createdAt: NOW,
};
const webhook: Webhook = {
  id: 'w',
  teamId: 't',
  ownerId: 'm',
  url: 'https://hooks.example.com/',
  description: '',
  events: ['note:created'],
  state: 'ACTIVE',
  disabledReason: null,
  secrets: [],
  failingSince: null,
  restsUntil: null,
  createdAt: NOW,
  updatedAt: NOW,
  version: 1,
};
const answered = (status: number | null, retryAfter: number | null = null): Attempt => ({
  durationMs: 5,
  status,
  answer: status === null ? null : 'body',
  problem: status === null ? 'did not answer in time' : null,
  retryAfter,
});

describe('a delivery', () => {
  it('is delivered by any 2xx, and by nothing else', () => {
    for (const status of [200, 201, 204, 299])
      expect(attempted(delivery, answered(status), NOW)).toMatchObject({ state: 'DELIVERED', nextAt: null, status });
    for (const status of [null, 100, 301, 307, 400, 404, 429, 500, 503])
      expect(attempted(delivery, answered(status), NOW).state).toBe('WAITING');
  });

  it('is retried with backoff for three days, then becomes a dead letter', () => {
    let one = delivery;
    const pauses: number[] = [];
    for (let at = NOW; one.state === 'WAITING'; at = one.nextAt ?? at) {
      one = attempted(one, answered(500), at);
      if (one.nextAt) pauses.push((one.nextAt.getTime() - at.getTime()) / 1000);
    }
    expect(pauses).toEqual(RETRY_SECONDS);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(RETRIED_SECONDS / 3600).toBeCloseTo(71.6, 1);
    expect(one).toMatchObject({ state: 'DEAD', attempts: RETRY_SECONDS.length + 1, nextAt: null });
  });

  it('waits as long as the receiver asks, at most a day, and never less than its schedule', () => {
    const pause = (retryAfter: number) => attempted(delivery, answered(429, retryAfter), NOW).nextAt;
    expect([pause(1), pause(60), pause(10_000_000)]).toEqual([later(5), later(60), later(86_400)]);
  });

  it('that is a test, or whose receiver is gone, is attempted once', () => {
    expect(attempted({ ...delivery, eventId: null }, answered(500), NOW).state).toBe('DEAD');
    expect(attempted(delivery, answered(410), NOW).state).toBe('DEAD');
  });

  it('that is sent again keeps its id, and its attempts start over', () => {
    const dead = attempted({ ...delivery, attempts: 9 }, answered(500), NOW);
    expect(resent(dead, later(60))).toMatchObject({
      id: 'd',
      eventId: 'e',
      state: 'WAITING',
      attempts: 0,
      nextAt: later(60),
    });
  });
});

describe('a webhook', () => {
  const after = (one: Webhook, ...attempts: Attempt[]) =>
    afterAttempts(
      one,
      attempts.map((attempt) => ({ delivery, attempt })),
      NOW,
    );

  it('is disabled when nothing succeeded for three days, not before', () => {
    const failing = after(webhook, answered(500));
    expect(failing).toMatchObject({ state: 'ACTIVE', failingSince: NOW });
    expect(after({ ...webhook, failingSince: later(-RETRIED_SECONDS + 1) }, answered(500)).state).toBe('ACTIVE');
    expect(after({ ...webhook, failingSince: later(-RETRIED_SECONDS) }, answered(500))).toMatchObject({
      state: 'DISABLED',
      disabledReason: 'FAILING',
    });
  });

  it('is not disabled by one event that fails while others succeed', () => {
    const failing = { ...webhook, failingSince: later(-2 * RETRIED_SECONDS) };
    expect(after(failing, answered(500), answered(200))).toMatchObject({ state: 'ACTIVE', failingSince: null });
  });

  it('is disabled at once by 410, and active again without its history', () => {
    const gone = after(webhook, answered(200), answered(410));
    expect(gone).toMatchObject({ state: 'DISABLED', disabledReason: 'GONE' });
    expect(activated({ ...gone, failingSince: NOW, restsUntil: NOW })).toMatchObject({
      state: 'ACTIVE',
      disabledReason: null,
      failingSince: null,
      restsUntil: null,
    });
    expect(paused(gone)).toMatchObject({ state: 'PAUSED', disabledReason: null });
    expect(disabled(webhook, 'OWNER_LEFT')).toMatchObject({ state: 'DISABLED', disabledReason: 'OWNER_LEFT' });
  });

  it('does not count tests', () => {
    const test = { delivery: { eventId: null }, attempt: answered(500) };
    expect(afterAttempts(webhook, [test], NOW)).toBe(webhook);
  });

  it('rests after an attempt without an answer, and as long as its receiver asks, up to an hour', () => {
    expect(after(webhook, answered(500)).restsUntil).toBeNull();
    expect(after(webhook, answered(null)).restsUntil).toEqual(later(30));
    expect(after(webhook, answered(200), answered(429, 120)).restsUntil).toEqual(later(120));
    expect(after(webhook, answered(503, 86_400)).restsUntil).toEqual(later(3_600));
  });
});

describe('deliveries that can be sent now', () => {
  const object = fc.constantFrom('a', 'b', 'c', 'd');
  const waiting = fc.array(
    fc.record({
      objectIds: fc.uniqueArray(object, { maxLength: 3 }),
      nextAt: fc.constantFrom(NOW, later(-1), later(1)),
    }),
  );

  it('never overtake an earlier one about the same object, and nothing else holds them back', () => {
    fc.assert(
      fc.property(waiting, (all) => {
        const free = new Set(sendable(all, NOW));
        all.forEach((one, at) => {
          const isDue = one.nextAt <= NOW;
          const isHeld = all.slice(0, at).some(({ objectIds }) => objectIds.some((id) => one.objectIds.includes(id)));
          expect(free.has(one)).toBe(isDue && !isHeld);
        });
      }),
    );
  });

  it('can be sent next at the earliest time of those that wait for no other', () => {
    fc.assert(
      fc.property(waiting, (all) => {
        const next = nextAttempt(all);
        if (next === null) return expect(all).toEqual([]);
        expect(sendable(all, next)).not.toEqual([]);
        expect(sendable(all, new Date(next.getTime() - 1))).toEqual([]);
      }),
    );
  });
});
