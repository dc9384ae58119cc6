import { tileAt } from './storyboard.ts';

const board = { intervalMs: 1_000, columns: 10, rows: 10, tileWidth: 128, tileHeight: 72, sheets: ['one', 'two'] };

describe('the picture at a time', () => {
  it.each([
    [0, { sheet: 'one', x: 0, y: 0 }],
    [9_999, { sheet: 'one', x: 1_152, y: 0 }],
    [10_000, { sheet: 'one', x: 0, y: 72 }],
    [99_000, { sheet: 'one', x: 1_152, y: 648 }],
    [100_000, { sheet: 'two', x: 0, y: 0 }],
    [200_000, null],
  ])('%i ms is %j', (ms, tile) => expect(tileAt(board, ms)).toEqual(tile));
});
