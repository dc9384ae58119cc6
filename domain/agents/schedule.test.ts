import { type AgentSchedule, cronOf, refuseSchedule } from './schedule.ts';

const weekly: AgentSchedule = { every: 'WEEK', weekday: 1, hour: 7, timeZone: 'Europe/Berlin' };
const daily = (hour: number, timeZone: string): AgentSchedule => ({ every: 'DAY', weekday: null, hour, timeZone });
describe('the cron expression of a schedule', () => {
  it.each([
    [weekly, '0 7 * * 1', 'Europe/Berlin'],
    [{ ...weekly, weekday: 7, hour: 0 }, '0 0 * * 7', 'Europe/Berlin'],
    [daily(23, 'Asia/Kathmandu'), '0 23 * * *', 'Asia/Kathmandu'],
  ])('of %j is %s', (schedule, cronExpression, timezone) => {
    expect(cronOf(schedule)).toEqual({ cronExpression, timezone });
  });

  it('is none, if only members run it', () => {
    expect(cronOf({ every: 'MANUAL', weekday: null, hour: null, timeZone: 'UTC' })).toBeNull();
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
