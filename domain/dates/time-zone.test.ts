import fc from 'fast-check';
import { clockAt, dayAt, instantAt, isTimeZone } from './index.ts';

const HOUR_MS = 3_600_000;
const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/Havana',
  'Australia/Lord_Howe',
];
const startOf = (day: string, zone: string): string => instantAt(new Date(`${day}T00:00:00Z`), zone).toISOString();

describe('a time zone', () => {
  it('is one with a name, not an offset', () => {
    expect(['Europe/Berlin', 'UTC', 'Asia/Kolkata'].map(isTimeZone)).toEqual([true, true, true]);
    expect(['+05:30', '-11', '', 'Mars/Olympus', 'CET-1CEST'].map(isTimeZone)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('has its own day around midnight', () => {
    const [before, after] = [new Date('2026-06-02T23:30:00Z'), new Date('2026-06-03T00:30:00Z')];
    expect([before, after].map((at) => dayAt(at, 'UTC'))).toEqual(['2026-06-02', '2026-06-03']);
    expect([before, after].map((at) => dayAt(at, 'Pacific/Kiritimati'))).toEqual(['2026-06-03', '2026-06-03']);
    expect([before, after].map((at) => dayAt(at, 'Pacific/Pago_Pago'))).toEqual(['2026-06-02', '2026-06-02']);
  });

  it('begins its days at its own midnight, also when clocks change', () => {
    expect(startOf('2026-06-03', 'Pacific/Kiritimati')).toBe('2026-06-02T10:00:00.000Z');
    expect(startOf('2026-06-03', 'Pacific/Pago_Pago')).toBe('2026-06-03T11:00:00.000Z');
    expect(['2026-03-29', '2026-03-30'].map((day) => startOf(day, 'Europe/Berlin'))).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
    expect(['2026-10-25', '2026-10-26'].map((day) => startOf(day, 'Europe/Berlin'))).toEqual([
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
  });

  it('begins a day after a midnight that clocks skip, and at the first of one that they repeat', () => {
    // Clocks in Havana go from 0:00 to 1:00 on March 8, and from 1:00 back to 0:00 on November 1.
    expect(startOf('2026-03-08', 'America/Havana')).toBe('2026-03-08T05:00:00.000Z');
    expect(startOf('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z');
    // Samoa skipped the whole day.
    expect(startOf('2011-12-30', 'Pacific/Apia')).toBe(startOf('2011-12-31', 'Pacific/Apia'));
  });

  it('has days that follow each other, each from the first instant at which clocks show it', () => {
    const days = fc.date({ min: new Date('1980-01-01'), max: new Date('2037-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), days, (zone, at) => {
        const day = dayAt(at, zone);
        const start = new Date(startOf(day, zone));
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(dayAt(start, zone)).toBe(day);
        expect(dayAt(new Date(start.getTime() - 1), zone) < day).toBe(true);
        expect(Math.abs(clockAt(at, zone).getTime() - at.getTime())).toBeLessThanOrEqual(14 * HOUR_MS);
      }),
    );
  });
});
