import {
  type Throttle,
  type ThrottleRule,
  afterAttempt,
  demandOpen,
  isLocked,
  networkOf,
  withoutAttempt,
} from './index.ts';

const rule: ThrottleRule = { name: 'test', tries: 3, windowMs: 10_000, lockMs: 60_000 };
const at = (ms: number): Date => new Date(ms);
const triesAt = (...times: number[]): Throttle | null =>
  times.reduce<Throttle | null>((throttle, ms) => afterAttempt(throttle, rule, at(ms)), null);

describe('a throttle', () => {
  it('locks with the try that uses the rule up, for the time of the lock', () => {
    expect(isLocked(triesAt(0, 1), at(2))).toBe(false);
    const locked = triesAt(0, 1, 2);
    expect(isLocked(locked, at(2))).toBe(true);
    expect(isLocked(locked, at(60_001))).toBe(true);
    expect(isLocked(locked, at(60_002))).toBe(false);
  });
  it('begins anew when the window is over', () => {
    expect(isLocked(triesAt(0, 1, 10_000), at(10_000))).toBe(false);
  });
  it('begins anew when the lock is over', () => {
    expect(triesAt(0, 1, 2, 60_003)).toMatchObject({ tries: 1, lockedUntil: null });
  });
  it('doubles the wait with each further try, where the rule grows', () => {
    const growing: ThrottleRule = { name: 'growing', tries: 2, windowMs: 60_000, lockMs: 1000, longestLockMs: 3000 };
    const waits = [0, 1, 1002, 4000, 8000].reduce<{ throttle: Throttle | null; waits: number[] }>(
      ({ throttle, waits: before }, ms) => {
        const next = afterAttempt(throttle, growing, at(ms));
        return { throttle: next, waits: [...before, (next.lockedUntil?.getTime() ?? ms) - ms] };
      },
      { throttle: null, waits: [] },
    ).waits;
    expect(waits).toEqual([0, 1000, 2000, 3000, 3000]);
  });
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
  it('forgets a try that turned out right, and the lock that it brought about, but no other', () => {
    expect(withoutAttempt(triesAt(0, 1)!, rule)).toMatchObject({ tries: 1, lockedUntil: null });
    expect(withoutAttempt(triesAt(0, 1, 2)!, rule)).toMatchObject({ tries: 2, lockedUntil: null });
    expect(withoutAttempt(triesAt(0, 1, 2, 3)!, rule)).toMatchObject({ tries: 3, lockedUntil: at(60_003) });
  });
  it('refuses while locked, and says how long', () => {
    expect(() => demandOpen(triesAt(0, 1, 2), at(3))).toThrow(
      expect.objectContaining({ code: 'TooManyRequests', advice: 'Wait a minute.' }),
    );
    expect(() => demandOpen(triesAt(0, 1), at(3))).not.toThrow();
    expect(() => demandOpen(null, at(3))).not.toThrow();
  });
});
