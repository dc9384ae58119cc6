import { retryTime } from './retry-time.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const secondsUntil = (retryAfter: string | null, headers: Record<string, string> = {}): number =>
  (retryTime({ retryAfter, headers }, NOW).getTime() - NOW.getTime()) / 1_000;

describe('the time of the next request', () => {
  it('is that of Retry-After, in seconds or as a date', () => {
    expect(secondsUntil('90', { 'x-ratelimit-reset': '5' })).toBe(90);
    expect(secondsUntil('Mon, 01 Jun 2026 12:02:00 GMT')).toBe(120);
  });
  it('is the reset of the limit, as seconds, a Unix time, or ISO 8601', () => {
    const at = NOW.getTime() + 30_000;
    const resets = ['30', String(at / 1_000), String(at), new Date(at).toISOString()];
    expect(resets.map((reset) => secondsUntil(null, { 'x-ratelimit-reset': reset }))).toEqual([30, 30, 30, 30]);
    expect(secondsUntil(null, { 'ratelimit-reset': '7' })).toBe(7);
  });
  it('is after the interval of HubSpot, or in an hour once its day is over', () => {
    const interval = { 'x-hubspot-ratelimit-interval-milliseconds': '10000' };
    expect(secondsUntil(null, interval)).toBe(10);
    expect(secondsUntil(null, { ...interval, 'x-hubspot-ratelimit-daily-remaining': '0' })).toBe(3_600);
  });
  it('is in a minute without any or with one that cannot be read, and in a day at most', () => {
    expect([secondsUntil(null), secondsUntil('soon'), secondsUntil(''), secondsUntil('9e8')]).toEqual([
      60, 60, 60, 86_400,
    ]);
    expect(secondsUntil('-5')).toBe(1);
  });
});
