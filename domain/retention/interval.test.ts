import fc from 'fast-check';
import {
  DAY_MS,
  RETENTION_DAYS,
  type RetentionInterval,
  demandLength,
  intervalWords,
  laterBy,
  lengthOf,
  passedSince,
} from './index.ts';

const at = (text: string): Date => new Date(text);

describe('an interval', () => {
  it.each<[RetentionInterval, string, string]>([
    [{ months: 1 }, '2026-01-31T12:00:00Z', '2026-03-01T00:00:00.000Z'],
    [{ months: 1 }, '2028-01-31T12:00:00Z', '2028-03-01T00:00:00.000Z'],
    [{ years: 1 }, '2028-02-29T00:00:00Z', '2029-03-01T00:00:00.000Z'],
    [{ months: 1, days: 1 }, '2026-01-28T23:30:00Z', '2026-03-01T23:30:00.000Z'],
    [{ days: 30 }, '2026-03-15T01:30:00+02:00', '2026-04-13T23:30:00.000Z'],
    [{ hours: 1, minutes: 1, seconds: 1 }, '2026-12-31T23:00:00Z', '2027-01-01T00:01:01.000Z'],
  ])('%j after %s is %s', (interval, date, later) => {
    expect(laterBy(interval, at(date)).toISOString()).toBe(later);
  });

  it('has passed since a date exactly for that date and all earlier ones, at the ends of months too', () => {
    const dates = fc.date({ min: at('1990-01-01'), max: at('2100-01-01'), noInvalidDate: true });
    const monthEnds = fc
      .tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 0, max: 11 }), fc.integer({ min: -2, max: 2 }))
      .map(([year, month, ms]) => new Date(Date.UTC(year, month, 1) + ms));
    const intervals = fc.record({
      years: fc.integer({ min: 0, max: 5 }),
      months: fc.integer({ min: 0, max: 30 }),
      days: fc.integer({ min: 0, max: 400 }),
      seconds: fc.integer({ min: 0, max: 90_000 }),
    });
    const moments = fc.oneof(dates, monthEnds);
    fc.assert(
      fc.property(intervals, moments, fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }), (interval, now, offset) => {
        const since = passedSince(interval, now);
        expect(laterBy(interval, since) <= now).toBe(true);
        expect(laterBy(interval, new Date(since.getTime() + 1)) > now).toBe(true);
        const other = new Date(since.getTime() + offset);
        expect(laterBy(interval, other) <= now).toBe(other <= since);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is compared by its usual length, and is never empty', () => {
    expect(RETENTION_DAYS.map((days) => lengthOf({ days }) / DAY_MS)).toEqual([30, 60, 90, 180, 365]);
    expect(lengthOf({ months: 1 })).toBeGreaterThan(lengthOf({ days: 30 }));
    expect(lengthOf({ years: 1 })).toBe(lengthOf({ months: 12 }));
    expect(() => demandLength({ days: 0 })).toThrow('The interval is empty');
    expect(() => demandLength({ seconds: 1 })).not.toThrow();
  });

  it('is written in words', () => {
    expect(intervalWords({ days: 90 })).toBe('90 days');
    expect(intervalWords({ years: 1, months: 6, days: 1 })).toBe('1 year, 6 months and 1 day');
    expect(intervalWords({})).toBe('');
  });
});
