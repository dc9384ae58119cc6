import { failedRow, failureColumns, failuresHead } from './failed-rows.ts';

describe('the table of rows that failed', () => {
  const columns = ['said', 'age'];
  it('names file, line and cause before the columns of the rows', () => {
    expect(failuresHead(columns)).toEqual(['file', 'line', 'cause', 'said', 'age']);
    expect(
      failedRow('a.csv', { line: 3, cause: 'Too long', cells: { age: '31', said: 'Good', other: 'x' } }, columns),
    ).toEqual(['a.csv', '3', 'Too long', 'Good', '31']);
  });
  it('has as many cells in every row as in its head', () => {
    for (const row of [
      { line: null, cause: 'Not a table', cells: null },
      { line: 1, cause: 'Empty', cells: {} },
    ])
      expect(failedRow('a.csv', row, columns)).toHaveLength(failuresHead(columns).length);
    expect(failedRow('a.csv', { line: null, cause: 'Not a table', cells: null }, columns)).toEqual([
      'a.csv',
      '',
      'Not a table',
      '',
      '',
    ]);
  });
  it('is recognized when it is imported again, and no other table is', () => {
    expect(failureColumns(failuresHead(columns))).toBe(3);
    expect(failureColumns(['file', 'line', 'cause'])).toBe(3);
    for (const header of [[], ['file', 'line'], ['line', 'file', 'cause'], ['File', 'Line', 'Cause']])
      expect(failureColumns(header)).toBe(0);
  });
});
