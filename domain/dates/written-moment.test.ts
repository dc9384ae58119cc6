import { timeReader } from './time-scale.ts';
import { isOfDay, momentInWords, timeOfDay, writtenMoment } from './written-moment.ts';

describe('a moment of a recording', () => {
  it.each([
    ['0:21', 21_000],
    ['1:2', 62_000],
    ['1:02:03', 3_723_000],
    ['00:00:01.5', 1500],
    ['00:00:01,25', 1250],
    ['90:00', 5_400_000],
    ['0:60', null],
    ['1:60:00', null],
    ['21', null],
    ['', null],
  ])('%p is %p ms', (text, ms) => {
    expect(writtenMoment(text)).toBe(ms);
  });
});

describe('a time of the day', () => {
  it.each([
    ['10:02 AM', 36_120_000],
    ['10:02 p.m.', 79_320_000],
    ['12:00 AM', 0],
    ['12:00 PM', 43_200_000],
    ['12:59:59 PM', 46_799_000],
    ['0:30 PM', null],
    ['13:00 PM', null],
    ['23:59', 86_340_000],
    ['24:00', null],
  ])('%p is %p ms after midnight', (text, ms) => {
    expect(timeOfDay(text)).toBe(ms);
  });
  it.each([
    ['10:02 AM', true],
    ['10:02pm', true],
    ['10:02 p.m.', true],
    ['10:02', false],
    ['10:02 amazing', false],
    ['I am 10', false],
  ])('%p: %s', (text, ofDay) => {
    expect(isOfDay(text)).toBe(ofDay);
  });
});

describe('the times of a list', () => {
  const spoken = (start: number | string, end: number | string, text = 'I never trust it at all.') => ({
    start,
    end,
    text,
  });
  it.each([
    ['whole numbers at the pace of speech are seconds', [spoken(0, 3), spoken(3, 5)], 3, 3000],
    ['whole numbers far too slow for speech are milliseconds', [spoken(0, 3000), spoken(3000, 5200)], 3000, 3000],
    ['broken numbers are seconds, however slow', [spoken(0, 3000.5)], 3000.5, 3_000_500],
    ['a number may be a text with a comma', [spoken('0', '3,5')], '3,5', 3500],
    ['a number may end in s', [spoken('0s', '3.5s')], '3.5s', 3500],
    ['a clock is a clock', [spoken(0, 3)], '00:01:02.5', 62_500],
  ] as const)('%s', (_, pieces, time, ms) => {
    expect(timeReader(pieces)(time)).toBe(ms);
  });
  it.each([-1, NaN, Infinity, '', 'soon', null, undefined, '1e9', 700_000])('%p is no time', (time) => {
    expect(timeReader([spoken(0, 3)])(time)).toBeNull();
  });
});

it('a moment in words is the sum of its units', () => {
  expect(momentInWords('1 hour 2 minutes 3 seconds')).toBe(3_723_000);
  expect(momentInWords('12 minutes 1 second')).toBe(721_000);
});
