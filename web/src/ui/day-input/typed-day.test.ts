import { editableDay, typedDay } from './typed-day.ts';

describe('a typed day', () => {
  it.each([
    ['2026-04-03', '2026-04-03'],
    ['3 Apr 2026', '2026-04-03'],
    ['April 3, 2026', '2026-04-03'],
    [' 3.4.2026 ', '2026-04-03'],
    ['03/04/26', '2026-04-03'],
  ])('is read from "%s"', (text, day) => {
    expect(typedDay(text, 'dmy')).toBe(day);
  });

  it('has its numbers in the order of the reader', () => {
    expect(typedDay('03/04/2026', 'mdy')).toBe('2026-03-04');
    expect(typedDay('03/04/2026', 'dmy')).toBe('2026-04-03');
  });

  it.each(['', 'soon', '3 Apr', '31/02/2026', '2026-13-01', '03/04/202'])('is none in "%s"', (text) => {
    expect(typedDay(text, 'dmy')).toBeNull();
  });

  it('is shown in a form that means the same day when it is typed', () => {
    for (const day of ['2026-04-03', '1999-12-31', '2024-02-29']) expect(typedDay(editableDay(day))).toBe(day);
    expect(editableDay('')).toBe('');
  });
});
