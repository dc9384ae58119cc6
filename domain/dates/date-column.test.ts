import { DateColumn, dateOf, inferDates } from './date-column.ts';
import { soleDay } from './index.ts';

const read = (values: string[], name?: string): (string | null)[] => {
  const plan = inferDates(values, name);
  return values.map((value) => (plan ? (dateOf(value, plan)?.toISOString() ?? null) : null));
};

describe('dates of a column', () => {
  it.each([
    ['1/31/2024', '2024-01-31T00:00:00.000Z'],
    ['1-31-2024', '2024-01-31T00:00:00.000Z'],
    ['01.31.2024', '2024-01-31T00:00:00.000Z'],
    ['31/1/2024', '2024-01-31T00:00:00.000Z'],
    ['31-01-2024', '2024-01-31T00:00:00.000Z'],
    ['31.1.24', '2024-01-31T00:00:00.000Z'],
    ['2024-01-31', '2024-01-31T00:00:00.000Z'],
    ['2024/1/31', '2024-01-31T00:00:00.000Z'],
    ['1/31/2024 13:07:59', '2024-01-31T13:07:59.000Z'],
    ['1/31/2024 13:07', '2024-01-31T13:07:00.000Z'],
    ['1/31/2024, 1:07:59 PM', '2024-01-31T13:07:59.000Z'],
    ['1/31/2024 12:05 a.m.', '2024-01-31T00:05:00.000Z'],
    ['1/31/2024 12:05 pm', '2024-01-31T12:05:00.000Z'],
    ['2024-01-31T13:07:59.250Z', '2024-01-31T13:07:59.250Z'],
    ['2024-01-31 13:07:59 +02:00', '2024-01-31T11:07:59.000Z'],
    ['31.01.2024 13:07 -0530', '2024-01-31T18:37:00.000Z'],
    ['2024/05/01 9:23:58 AM AST', '2024-05-01T13:23:58.000Z'],
    ['2024/05/01 9:23:58 PM GMT+2', '2024-05-01T19:23:58.000Z'],
    ['January 31, 2024', '2024-01-31T00:00:00.000Z'],
    ['Jan 31 2024 1:07 PM', '2024-01-31T13:07:00.000Z'],
    ['31 January 2024', '2024-01-31T00:00:00.000Z'],
    ['Sept. 3rd, 2021', '2021-09-03T00:00:00.000Z'],
    ['Wed, 31 Jan 2024 13:07:59 +0000', '2024-01-31T13:07:59.000Z'],
    ['31-Jan-24', '2024-01-31T00:00:00.000Z'],
  ])('may be written %s', (value, expected) => {
    expect(read([value])).toEqual([expected]);
  });
  it('have the order of day and month that makes real days of most of them', () => {
    expect(read(['03/04/2020', '05/06/2020', '13/07/2020'])).toEqual([
      '2020-04-03T00:00:00.000Z',
      '2020-06-05T00:00:00.000Z',
      '2020-07-13T00:00:00.000Z',
    ]);
    expect(read(['03/04/2020', '05/06/2020', '07/13/2020'])[0]).toBe('2020-03-04T00:00:00.000Z');
  });
  it('are month first where nothing tells, and day first between points', () => {
    expect(read(['03/04/2020'])).toEqual(['2020-03-04T00:00:00.000Z']);
    expect(read(['03.04.2020'])).toEqual(['2020-04-03T00:00:00.000Z']);
  });
  it('are no dates where too few of them are', () => {
    expect(inferDates(['1/2/2020', 'yesterday', 'no', 'x'])).toBeNull();
    expect(inferDates([])).toBeNull();
    expect(inferDates(['2020', '2021'])).toBeNull();
    expect(inferDates(['1.2.3', '10.0.1'])).toBeNull();
  });
  it('do not stop at a value that is none', () => {
    const values = [...Array.from({ length: 19 }, (_, day) => `${day + 1}/12/2020`), 'unknown'];
    expect(read(values).at(-1)).toBeNull();
    expect(read(values)[18]).toBe('2020-12-19T00:00:00.000Z');
  });
  it('may be seconds since 1970 where the name of the column says so', () => {
    expect(read(['1473387721'], 'Timestamp')).toEqual(['2016-09-09T02:22:01.000Z']);
    expect(read(['1473387721'], 'phone')).toEqual([null]);
  });
  it.each([
    '2/30/2020',
    '13/13/2020',
    '1/31/2024 25:00',
    '1/31/2024 13:00 PM',
    '1/2-2020',
    'Foo 31, 2024',
    '2024-01-31 13:07 XYZ',
  ])('are not made of %s', (value) => {
    expect(read([value])).toEqual([null]);
  });
});

describe('a column of dates', () => {
  it('has the order of day and month that all its values allow', () => {
    const column = new DateColumn('');
    for (const text of ['03/04/2026', '14/04/2026']) column.see(text);
    expect(column.plan()).toEqual({ order: 'dmy' });
  });
});

describe('a date without others', () => {
  it('has the month first, or the day where it must be or between points', () => {
    const days = ['03/04/2026', '13/04/2026', '03.04.2026', '12 March 2026', 'March', '30/30/2026'];
    expect(days.map(soleDay)).toEqual(['2026-03-04', '2026-04-13', '2026-04-03', '2026-03-12', null, null]);
  });
});
