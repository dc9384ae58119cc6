import { fitting } from './fitting.ts';

describe('a table in a place', () => {
  it('shows whole columns and rows only', () => {
    expect(fitting({ width: 440, height: 200 }, { columns: 12, rows: 30 })).toEqual({ columns: 3, rows: 3 });
  });

  it('shows all where they fit, without room for the line that says what is left out', () => {
    expect(fitting({ width: 168 + 72 * 4, height: 58 + 33 * 5 }, { columns: 4, rows: 5 })).toEqual({
      columns: 4,
      rows: 5,
    });
    expect(fitting({ width: 168 + 72 * 4, height: 58 + 33 * 5 }, { columns: 4, rows: 6 })).toEqual({
      columns: 4,
      rows: 4,
    });
  });

  it('shows one of each where nothing fits', () => {
    expect(fitting({ width: 40, height: 20 }, { columns: 4, rows: 5 })).toEqual({ columns: 1, rows: 1 });
  });
});
