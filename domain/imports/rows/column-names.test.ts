import { columnNames } from './column-names.ts';

describe('the columns of a table', () => {
  it('always have names, and no two the same', () => {
    expect(columnNames(['a', '', 'a', ' a ', 'a (2)'], 6)).toEqual([
      'a',
      'Column 2',
      'a (2)',
      'a (3)',
      'a (2) (2)',
      'Column 6',
    ]);
  });
});
