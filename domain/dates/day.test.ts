import { dayOf } from './date-column.ts';
import { saysDay } from './day-words.ts';

describe('the day of a note', () => {
  it.each([
    ['2026-03-14T23:30:00-08:00', 'mdy', '2026-03-14'],
    ['2026-03-14T00:30:00+14:00', 'mdy', '2026-03-14'],
    ['3/4/2026', 'mdy', '2026-03-04'],
    ['3/4/2026', 'dmy', '2026-04-03'],
    [' 31.12.1999 23:59 ', 'dmy', '1999-12-31'],
    ['29.02.2028', 'dmy', '2028-02-29'],
    ['29.02.2026', 'dmy', null],
    ['soon', 'dmy', null],
    ['', 'dmy', null],
  ] as const)('%p read as %s is the day that was written: %s', (value, order, day) => {
    expect(dayOf(value, { order })).toBe(day);
  });

  it.each([
    ['1473387721', '2016-09-09'],
    ['1473387721000', '2016-09-09'],
    ['1473387721.999', '2016-09-09'],
    ['147338772', null],
    ['3/4/2026', null],
  ])('%s in seconds or milliseconds since 1970 is %s', (value, day) => {
    expect(dayOf(value, { epoch: true })).toBe(day);
  });
});

describe('a line that is a day and nothing else', () => {
  it.each([
    'Tuesday, March 12, 2024',
    'March 12',
    '12. März',
    '12 mars 2024',
    'Thu 3rd of October at 2024',
    'Dienstag, den 3. Dezember 2024',
    'lundi 3 février',
  ])('is %s', (text) => {
    expect(saysDay(text)).toBe(true);
  });
  it.each([
    'March',
    '12',
    '12 2024',
    'May Berg',
    'March 12, we met',
    'Ann Berg, March 12',
    'Room 12',
    'a b c d e f March 1 2',
    '',
  ])('is not %p', (text) => {
    expect(saysDay(text)).toBe(false);
  });
});
