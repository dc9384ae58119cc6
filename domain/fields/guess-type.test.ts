import { columnSettings, guessedType } from './guess-type.ts';

const of = (name: string, ...texts: string[]) =>
  guessedType(
    name,
    [...Map.groupBy(texts, (text) => text)].map(([text, same]) => ({ text, count: same.length })),
  );

describe('the type of a column', () => {
  it.each([
    ['BOOLEAN', of('Member', 'yes', 'no', 'yes')],
    ['NUMBER', of('Seats', '1', '0', '12', '1,200')],
    ['NUMBER', of('Rating', '1', '0', '1')],
    ['NPS', of('How likely are you to recommend us?', '9', '10', '3')],
    ['DATETIME', of('Visit', '2026-03-14', '2026-03-15')],
    ['EMAIL', of('Contact', 'ada@example.org')],
    ['URL', of('Site', 'https://example.org')],
    ['PHONE', of('Phone', '+49 30 1234567')],
    ['SELECT', of('Plan', 'Free', 'Business', 'Free', 'Business')],
    ['TEXT', of('Why?', 'It was slow', 'It was fast')],
  ])('is %s', (expected, guessed) => {
    expect(guessed).toBe(expected);
  });

  it('allows for a few values of another type', () => {
    const numbers = Array.from({ length: 39 }, (_, at) => String(at));
    expect(of('Seats', ...numbers, 'many')).toBe('NUMBER');
    expect(of('Seats', ...numbers.slice(0, 9), 'many')).toBe('TEXT');
  });
});

describe('the settings of a field made from a column', () => {
  it('allow several options only if the type has options', () => {
    expect(columnSettings('SELECT', true)).toEqual({ max: 100 });
    expect([columnSettings('SELECT'), columnSettings('TEXT', true), columnSettings('PERSON', true)]).toEqual([
      {},
      {},
      {},
    ]);
  });
});
