import fc from 'fast-check';
import { type PlainSchedule, cronOf, plainSchedule, scheduleWords } from './index.ts';

const at = { hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) };
const schedules: fc.Arbitrary<PlainSchedule> = fc.oneof(
  fc.record({ every: fc.constant('DAY' as const), ...at }),
  fc.record({
    every: fc.constant('WEEK' as const),
    ...at,
    weekdays: fc
      .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
      .map((days) => days.toSorted((one, other) => one - other)),
  }),
  fc.record({ every: fc.constant('MONTH' as const), ...at, day: fc.integer({ min: 1, max: 31 }) }),
);

describe('a schedule as a choice', () => {
  it('is the same after it was written as an expression, and can be said in words', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        expect(plainSchedule(cronOf(schedule))).toEqual(schedule);
        expect(scheduleWords(cronOf(schedule), 'UTC')).not.toMatch(/^At the times/);
      }),
    );
  });

  it.each([
    ['0 9 * * 1', { every: 'WEEK', hour: 9, minute: 0, weekdays: [1] }],
    [' 05  23 * * 7,0,2 ', { every: 'WEEK', hour: 23, minute: 5, weekdays: [0, 2] }],
    ['30 8 * * 1-5', { every: 'WEEK', hour: 8, minute: 30, weekdays: [1, 2, 3, 4, 5] }],
    ['0 0 31 * *', { every: 'MONTH', hour: 0, minute: 0, day: 31 }],
    ['15 7 * * *', { every: 'DAY', hour: 7, minute: 15 }],
  ])('reads %j', (expression, schedule) => expect(plainSchedule(expression)).toEqual(schedule));

  it.each([
    '* 9 * * *',
    '*/5 9 * * *',
    '0 9,12 * * *',
    '0 24 * * *',
    '60 9 * * *',
    '0 9 0 * *',
    '0 9 32 * *',
    '0 9 L * *',
    '0 9 1 * 1',
    '0 9 * 1 *',
    '0 9 * * 8',
    '0 9 * * 1#2',
    '0 9 * * 2-4',
    '0 9 * *',
    '0 0 9 * * *',
    'often',
    '',
  ])('leaves %j as it is written', (expression) => expect(plainSchedule(expression)).toBeNull());

  it('writes working days as a range', () => {
    expect(cronOf({ every: 'WEEK', hour: 8, minute: 5, weekdays: [5, 4, 3, 2, 1] })).toBe('5 8 * * 1-5');
    expect(scheduleWords('5 8 * * 1-5', 'UTC')).toBe('On weekdays at 08:05 (UTC)');
  });
});
