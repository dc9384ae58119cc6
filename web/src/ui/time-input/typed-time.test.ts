import { timeText, typedTime } from './typed-time.ts';

describe('a typed time of day', () => {
  it.each([
    ['14:30', '14:30'],
    [' 9 ', '09:00'],
    ['930', '09:30'],
    ['2.30 pm', '14:30'],
    ['12 a.m.', '00:00'],
    ['12pm', '12:00'],
    ['23:59', '23:59'],
  ])('is read in “%s”', (text, time) => expect(timeText(typedTime(text)!)).toBe(time));
  it.each(['', 'noon', '24', '9:60', '13 pm', '0 am', '9:5'])('is not “%s”', (text) =>
    expect(typedTime(text)).toBeNull(),
  );
});
