import fc from 'fast-check';
import { type DateOrder, dayIn, momentOf, writtenDate } from './written-date.ts';

const read = (text: string, order: DateOrder = 'mdy'): string | null => {
  const date = writtenDate(text);
  return date ? (momentOf(date, order)?.toISOString() ?? null) : null;
};

describe('a date taken apart', () => {
  it.each([
    ['3/4/2026', '/', [3, 4, 2026], null],
    ['2026-03-04', '-', [2026, 3, 4], 'ymd'],
    ['31.1.24', '.', [31, 1, 24], null],
    ['March 4, 2026', ' ', [4, 3, 2026], 'dmy'],
    ['4-Mar-26', ' ', [4, 3, 26], 'dmy'],
  ] as const)('%s', (text, separator, numbers, certain) => {
    expect(writtenDate(text)).toMatchObject({ separator, numbers, certain });
  });

  it.each([
    '',
    '1/2/3',
    '1/2-2026',
    '1/2/202',
    '2026/1/2026',
    '1/2/20267',
    'Mach 4, 2026',
    'x'.repeat(60),
    '3/4/2026 7 o’clock',
  ])('is not %p', (text) => {
    expect(writtenDate(text)).toBeNull();
  });

  it('reads years of two digits as 1969 to 2068', () => {
    const day = (text: string) => new Date(dayIn(writtenDate(text)!, 'mdy')!).getUTCFullYear();
    expect([day('01/01/69'), day('01/01/99'), day('01/01/00'), day('01/01/68')]).toEqual([1969, 1999, 2000, 2068]);
  });

  it('knows no day that the calendar lacks', () => {
    expect([read('2/29/2026'), read('2/29/2028'), read('4/31/2026'), read('0/1/2026'), read('1/0/2026')]).toEqual([
      null,
      '2028-02-29T00:00:00.000Z',
      null,
      null,
      null,
    ]);
    expect([read('2/29/1900'), read('2/29/2000')]).toEqual([null, '2000-02-29T00:00:00.000Z']);
  });

  it('reads any day as it was written, in every order and with every separator', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2068-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('/', '-', '.'),
        fc.constantFrom<DateOrder>('mdy', 'dmy', 'ymd'),
        (date, sign, order) => {
          const parts = { y: date.getUTCFullYear(), m: date.getUTCMonth() + 1, d: date.getUTCDate() };
          const text = [...order].map((part) => parts[part as 'y' | 'm' | 'd']).join(sign);
          expect(read(text, order)?.slice(0, 10)).toBe(date.toISOString().slice(0, 10));
        },
      ),
    );
  });
});

describe('the time beside a date', () => {
  it.each([
    ['3/4/2026 12:00 AM', '00:00:00.000'],
    ['3/4/2026 12:00 PM', '12:00:00.000'],
    ['3/4/2026 1:07:59.25 p.m.', '13:07:59.250'],
    ['3/4/2026 13:07 UTC', '13:07:00.000'],
    ['3/4/2026 13:07 CET', '12:07:00.000'],
    ['3/4/2026 13:07 GMT-2', '15:07:00.000'],
    ['3/4/2026 13:07 +0530', '07:37:00.000'],
  ])('%s', (text, time) => {
    expect(read(text)).toBe(`2026-03-04T${time}Z`);
  });
  it.each(['24:00', '13:60', '0:30 PM', '13:00 PM', '13:00 QQQ', '13:00 +16:00', '13:00:61'])('is not %s', (time) => {
    expect(writtenDate(`3/4/2026 ${time}`)).toBeNull();
  });
  it('moves the moment into another day where the offset says so, but never the written day', () => {
    const date = writtenDate('2026-03-04 23:30 -08:00')!;
    expect(momentOf(date, 'ymd')!.toISOString()).toBe('2026-03-05T07:30:00.000Z');
    expect(new Date(dayIn(date, 'ymd')!).toISOString().slice(0, 10)).toBe('2026-03-04');
  });
});
