import { type AgentSchedule, nextRun, refuseSchedule } from './schedule.ts';

const weekly: AgentSchedule = { every: 'WEEK', weekday: 1, hour: 7, timeZone: 'Europe/Berlin' };
const daily = (hour: number, timeZone: string): AgentSchedule => ({ every: 'DAY', weekday: null, hour, timeZone });
const next = (schedule: AgentSchedule, after: string) => nextRun(schedule, new Date(after))?.toISOString();

describe('the next run of a schedule', () => {
  it.each([
    ['2026-11-23T05:59:59Z', '2026-11-23T06:00:00.000Z'],
    ['2026-11-23T06:00:00Z', '2026-11-30T06:00:00.000Z'],
    ['2026-11-25T12:00:00Z', '2026-11-30T06:00:00.000Z'],
    // The clock goes back on October 25.
    ['2026-10-20T12:00:00Z', '2026-10-26T06:00:00.000Z'],
    ['2026-10-13T12:00:00Z', '2026-10-19T05:00:00.000Z'],
  ])('of Mondays at seven in Berlin after %s is %s', (after, then) => {
    expect(next(weekly, after)).toBe(then);
  });

  it('is on the next day, also where zones differ by quarters of an hour', () => {
    expect(next(daily(7, 'Asia/Kathmandu'), '2026-11-23T01:14:59Z')).toBe('2026-11-23T01:15:00.000Z');
    expect(next(daily(7, 'Asia/Kathmandu'), '2026-11-23T01:15:00Z')).toBe('2026-11-24T01:15:00.000Z');
    expect(next(daily(0, 'Pacific/Kiritimati'), '2026-11-23T10:00:00Z')).toBe('2026-11-24T10:00:00.000Z');
  });

  it('is once a day when the clock changes', () => {
    expect(next(daily(2, 'Europe/Berlin'), '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next(daily(2, 'Europe/Berlin'), '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next(daily(2, 'Europe/Berlin'), '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
  });

  it('is never, if only members run it', () => {
    expect(nextRun({ every: 'MANUAL', weekday: null, hour: null, timeZone: 'UTC' }, new Date())).toBeNull();
  });
});

it.each([
  [{ ...weekly, timeZone: 'Europe/Atlantis' }, 'Unknown time zone'],
  [{ ...weekly, weekday: null }, 'A weekday belongs to weekly schedules'],
  [{ ...daily(7, 'UTC'), weekday: 1 }, 'A weekday belongs to weekly schedules'],
  [{ ...weekly, hour: null }, 'An hour belongs to schedules'],
  [{ every: 'MANUAL' as const, weekday: null, hour: 7, timeZone: 'UTC' }, 'An hour belongs to schedules'],
])('refuses %j', (schedule, title) => {
  expect(() => refuseSchedule(schedule)).toThrow(expect.objectContaining({ title }));
  expect(() => refuseSchedule(weekly)).not.toThrow();
});
