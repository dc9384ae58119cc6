import { CronerTimetable } from './croner-timetable.ts';

const timetable = new CronerTimetable();
const times = (cronExpression: string, after: string, most = 3, timezone = 'Europe/Berlin') =>
  timetable.times({ cronExpression, timezone }, new Date(after), most).map((at) => at.toISOString());
const invalid = (title: string) => expect.objectContaining({ code: 'ValidationError', title });

describe('the times of a cron expression', () => {
  it('are those of its time zone, after a moment', () => {
    expect(times('0 9 * * 1', '2026-11-23T08:00:00Z')).toEqual([
      '2026-11-30T08:00:00.000Z',
      '2026-12-07T08:00:00.000Z',
      '2026-12-14T08:00:00.000Z',
    ]);
    expect(times('0 9 * * 1', '2026-11-23T08:00:00Z', 1, 'America/New_York')).toEqual(['2026-11-23T14:00:00.000Z']);
  });

  it('include a fixed time in the hour that a clock change skips, at the end of the gap', () => {
    expect(times('30 2 * * *', '2026-03-28T00:00:00Z')).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
  });

  it('include a fixed time in the hour that a clock change repeats once, the first time', () => {
    expect(times('30 2 * * *', '2026-10-24T12:00:00Z', 2)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ]);
  });

  it('leave a pattern out of the skipped hour, and repeat it in the repeated one', () => {
    expect(times('*/30 2 * * *', '2026-03-28T12:00:00Z', 2)).toEqual([
      '2026-03-30T00:00:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
    expect(times('*/30 2 * * *', '2026-10-24T12:00:00Z', 4)).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
  });

  it('go on every hour across both clock changes', () => {
    expect(times('0 * * * *', '2026-03-29T00:30:00Z', 2)).toEqual([
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T02:00:00.000Z',
    ]);
    expect(times('0 * * * *', '2026-10-25T00:30:00Z', 2)).toEqual([
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  it('come where zones differ by quarters of an hour', () => {
    expect(times('0 7 * * *', '2026-11-23T01:14:59Z', 2, 'Asia/Kathmandu')).toEqual([
      '2026-11-23T01:15:00.000Z',
      '2026-11-24T01:15:00.000Z',
    ]);
    expect(times('0 0 * * *', '2026-11-23T10:00:00Z', 1, 'Pacific/Kiritimati')).toEqual(['2026-11-24T10:00:00.000Z']);
  });

  it('are at the end of the hour that a clock change skips, at the full hour too, and on Sunday as 7', () => {
    expect(times('0 2 * * *', '2026-03-28T12:00:00Z', 1)).toEqual(['2026-03-29T01:00:00.000Z']);
    expect(times('0 2 * * *', '2026-10-24T12:00:00Z', 2)).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-10-26T01:00:00.000Z',
    ]);
    expect(times('0 7 * * 7', '2026-11-23T00:00:00Z', 1)).toEqual(['2026-11-29T06:00:00.000Z']);
  });

  it('are none for a day that never comes', () => {
    expect(times('0 0 30 2 *', '2026-01-01T00:00:00Z')).toEqual([]);
  });

  it.each(['', '* * * *', '* * * * * *', '61 * * * *', 'at nine', '@daily', '0 9 * * someday', '0  9 * * 1'])(
    'are refused for %j',
    (expression) => {
      expect(() => times(expression, '2026-01-01T00:00:00Z')).toThrow(invalid('The cron expression is not valid'));
    },
  );

  it('are refused in an unknown time zone', () => {
    const read = () => times('0 9 * * 1', '2026-01-01T00:00:00Z', 1, 'Mars/Olympus');
    expect(read).toThrow(invalid('Unknown time zone'));
  });
});
