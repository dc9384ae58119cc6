import { csvOf } from './csv-of.ts';

describe('CSV for a spreadsheet', () => {
  it('quotes what has to be quoted', () => {
    expect(
      csvOf([
        ['a', 'b,c'],
        ['say "hi"', 'two\nlines'],
      ]),
    ).toBe('a,"b,c"\r\n"say ""hi""","two\nlines"\r\n');
  });
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keeps %p from being a formula', (cell) => {
    expect(csvOf([[cell]]).replace(/^"/, '')).toMatch(/^'/);
  });
});
