import fc from 'fast-check';
import { tagsOf } from './csv-row.ts';
import { csvOf, unguarded } from './csv-of.ts';

describe('the tags of a row', () => {
  it.each([
    [['Price, Speed'], ['Price', 'Speed']],
    [['Price; Speed | Trust\nCare'], ['Price', 'Speed', 'Trust', 'Care']],
    [['Price', 'Price', ' Price '], ['Price']],
    [
      ['Price', 'price'],
      ['Price', 'price'],
    ],
    [[',', ' ; ', ''], []],
    [['two   words'], ['two words']],
    [['a\u0000b'], ['ab']],
  ])('of %j are %j', (cells, tags) => {
    expect(tagsOf(cells)).toEqual(tags);
  });
  it('have at most 200 characters each', () => {
    expect(tagsOf(['x'.repeat(300)])[0]).toHaveLength(200);
  });
});

describe('a cell of an export', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('is no formula, and comes back as it was: %j', (text) => {
    const [cell = ''] = csvOf([[text]]).split('\r\n');
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
    expect(unguarded(`'${text}`)).toBe(text);
  });
  it.each(["'quoted'", 'plain', "'", '', "''=1"])('keeps its own apostrophe: %j', (text) => {
    expect(unguarded(text)).toBe(text);
  });
  it('comes back whatever it holds, unless it was guarded before', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^'[=+\-@\t\r]/.test(text));
        const guarded = csvOf([[text]]).slice(0, -2);
        const cell = guarded.startsWith('"') ? guarded.slice(1, -1).replaceAll('""', '"') : guarded;
        expect(unguarded(cell)).toBe(text);
      }),
    );
  });
});
