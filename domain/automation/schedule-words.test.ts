import { scheduleWords } from './index.ts';

describe('a schedule in words', () => {
  it.each([
    ['0 9 * * *', 'Every day at 09:00'],
    ['5 14 * * 1-5', 'On weekdays at 14:05'],
    ['0 9 * * 1', 'Every Monday at 09:00'],
    ['0 9 * * 1,4', 'Every Monday and Thursday at 09:00'],
    ['30 8 * * 0,2,7', 'Every Sunday and Tuesday at 08:30'],
    ['0 0 1 * *', 'On day 1 of each month at 00:00'],
    ['15 * * * *', 'Every hour at minute 15'],
    [' 0  9 * * 1 ', 'Every Monday at 09:00'],
  ])('%s: %s', (cron, words) => {
    expect(scheduleWords(cron, 'UTC')).toBe(`${words} (UTC)`);
  });
  it.each(['*/30 2 * * *', '0 9 1 * 1', '0 9 * 2 *', '0 9 L * *', '0 9 * * 1#2', '0 8-10 * * *', '5 * 1 * *', 'x'])(
    'stays as it is written where it is another one: %s',
    (cron) => {
      expect(scheduleWords(cron, 'Europe/Berlin')).toBe(`At the times ${cron} (Europe/Berlin)`);
    },
  );
});
