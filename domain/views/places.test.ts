import { RANK_GAP } from '../kernel/index.ts';
import { type PlacedRow, ranksAbove, rankedBack } from './places.ts';

const NOW = 1_764_000_000_000;
const row = (id: string, place: number, rank: number | null = null): PlacedRow => ({ id, rank, place });

/** The order of a list: highest place first, then the higher id. */
const shown = (rows: readonly PlacedRow[]) =>
  rows.toSorted((a, b) => b.place - a.place || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
/** Moves rows above another as a handler does, and returns the new list with the number of changed ranks. */
function move(rows: readonly PlacedRow[], ids: readonly string[], belowId: string | null) {
  const order = shown(rows).filter((id) => !ids.includes(id));
  const rowOf = (id: string) => rows.find((one) => one.id === id)!;
  const at = belowId === null ? order.length : order.indexOf(belowId);
  const above = order.slice(0, at).toReversed().map(rowOf);
  const below = belowId === null ? null : rowOf(belowId);
  const changes = ranksAbove(ids.map(rowOf), { below, above, isAll: true, now: NOW })!;
  const ranks = new Map(changes.map(({ id, after }) => [id, after]));
  const after = rows.map((one) => (ranks.has(one.id) ? row(one.id, ranks.get(one.id)!, ranks.get(one.id)!) : one));
  return { after, order: shown(after), changed: changes.length };
}

describe('ordering rows by hand', () => {
  const dated = ['a', 'b', 'c', 'd'].map((id, at) => row(id, NOW - 1000 * at));

  it('changes the rank of the moved rows only, above, between and at the end', () => {
    expect(move(dated, ['d'], 'a')).toMatchObject({ order: ['d', 'a', 'b', 'c'], changed: 1 });
    expect(move(dated, ['d', 'a'], 'c')).toMatchObject({ order: ['b', 'd', 'a', 'c'], changed: 2 });
    const last = move(dated, ['a'], null);
    expect(last).toMatchObject({ order: ['b', 'c', 'd', 'a'], changed: 1 });
    expect(last.after.find(({ id }) => id === 'a')!.rank).toBe(NOW - 3000 - RANK_GAP);
  });

  it('keeps new rows on top of those that were moved to the top', () => {
    const old = [row('a', NOW - 5000), row('b', NOW - 6000)];
    expect(move(old, ['b'], 'a').after.find(({ id }) => id === 'b')!.place).toBeLessThan(NOW);
  });

  it('makes room among rows of the same time, once, and then fills it', () => {
    const ties = Array.from({ length: 100 }, (_, at) => row(`t${String(at).padStart(3, '0')}`, NOW - 10_000));
    const rows = [...ties, row('x', NOW - 20_000), row('y', NOW - 20_000)];
    const order = shown(rows);
    const first = move(rows, ['x'], order[99]!);
    expect(first.changed).toBe(100);
    expect(first.order).toEqual([...order.slice(0, 99), 'x', order[99], 'y']);
    expect(move(first.after, ['y'], order[99]!)).toMatchObject({
      order: [...order.slice(0, 99), 'x', 'y', order[99]],
      changed: 1,
    });
  });

  it('stays exact when rows are moved between the same two again and again', () => {
    let rows: readonly PlacedRow[] = dated;
    let most = 0;
    for (let time = 0; time < 200; time += 1) {
      const { after, order, changed } = move(rows, [shown(rows)[1]!], 'd');
      expect(order).toEqual([
        order[0],
        ...['a', 'b', 'c', 'd'].filter((id) => id !== order[0] && id !== order[2] && id !== 'd'),
        order[2],
        'd',
      ]);
      rows = after;
      most = Math.max(most, changed);
    }
    expect(most).toBeLessThanOrEqual(4);
  });

  it('asks for more rows where those that were read leave no room', () => {
    const ties = ['a', 'b', 'c'].map((id) => row(id, NOW));
    expect(ranksAbove([row('m', 1)], { below: ties[0]!, above: ties.slice(1), isAll: false, now: NOW })).toBeNull();
  });

  it('is undone for rows that stayed where they were put', () => {
    const changes = [
      { id: 'a', before: null, after: 5 },
      { id: 'b', before: 7, after: 6 },
    ];
    expect(rankedBack(changes, [row('a', 5, 5), row('b', 9, 9)])).toEqual([{ id: 'a', before: 5, after: null }]);
    expect(() => rankedBack(changes, [row('b', 9, 9)])).toThrow('no longer be undone');
  });
});
