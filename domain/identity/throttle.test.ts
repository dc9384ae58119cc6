import { type Throttle, type ThrottleRule, afterTry, demandOpen, isLocked, withoutTry } from './index.ts';

const rule: ThrottleRule = { name: 'test', tries: 3, windowMs: 10_000, lockMs: 60_000 };
const at = (ms: number): Date => new Date(ms);
const triesAt = (...times: number[]): Throttle | null => times.reduce<Throttle | null>((throttle, ms) => afterTry(throttle, rule, at(ms)), null);

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
  it('forgets a try that turned out right, and the lock that it brought about, but no other', () => {
    expect(withoutTry(triesAt(0, 1)!, rule)).toMatchObject({ tries: 1, lockedUntil: null });
    expect(withoutTry(triesAt(0, 1, 2)!, rule)).toMatchObject({ tries: 2, lockedUntil: null });
    expect(withoutTry(triesAt(0, 1, 2, 3)!, rule)).toMatchObject({ tries: 3, lockedUntil: at(60_003) });
  });
  it('refuses while locked, and says how long', () => {
    expect(() => demandOpen(triesAt(0, 1, 2), at(3))).toThrow(expect.objectContaining({ code: 'TooManyRequests', advice: 'Wait a minute.' }));
    expect(() => demandOpen(triesAt(0, 1), at(3))).not.toThrow();
    expect(() => demandOpen(null, at(3))).not.toThrow();
  });
});
