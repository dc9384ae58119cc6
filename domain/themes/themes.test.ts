import { numbersFrom } from '../../test/support/seeded-numbers.ts';
import { type ThemePoint, Themes, type ThemesState, type ThemesStep } from './index.ts';

const WIDTH = 64;

const unit = (values: readonly number[]): Float32Array => {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
};
const directions = (count: number, seed: number, width = WIDTH): Float32Array[] => {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => unit(Array.from({ length: width }, next)));
};
/** Points around directions in turn. */
function around(middles: readonly Float32Array[], count: number, scatter: number, seed: number): Float32Array[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, (_, at) =>
    unit(
      [...middles[at % middles.length]!].map((value) => value + (scatter * next()) / Math.sqrt(middles[0]!.length / 4)),
    ),
  );
}
const noise = (count: number, seed: number) => directions(count, seed);
const pointsOf = (vectors: readonly Float32Array[], first = 0): ThemePoint[] =>
  vectors.map((vector, at) => ({ id: `point ${first + at}`, vector }));

/** Keeps rows as an application does. */
class Rows {
  readonly cellOf = new Map<string, number>();
  readonly themeOf = new Map<number, number | null>();

  apply({ placed, cells, joined }: ThemesStep): void {
    for (const { id, cell } of placed) if (cell !== null) this.cellOf.set(id, cell);
    const into = new Map(joined.map((one) => [one.cell, one.into]));
    for (const [id, cell] of this.cellOf) this.cellOf.set(id, into.get(cell) ?? cell);
    for (const { cell } of joined) this.themeOf.delete(cell);
    for (const { cell, theme } of cells) this.themeOf.set(cell, theme);
  }

  theme(at: number): number | null | undefined {
    return this.themeOf.get(this.cellOf.get(`point ${at}`)!);
  }
}

function themed(vectors: readonly Float32Array[]): { themes: Themes; rows: Rows; step: ThemesStep } {
  const [themes, rows] = [Themes.empty(), new Rows()];
  const step = themes.add(pointsOf(vectors));
  rows.apply(step);
  return { themes, rows, step };
}
const membersOf = ({ cells }: ThemesState) => new Map(cells.map(({ id, theme }) => [id, theme]));

const THREE = directions(3, 11);
const EIGHT = directions(8, 5);

describe('themes', () => {
  it('are found among 30 points of three subjects, one for each', () => {
    const { rows, themes } = themed(around(THREE, 30, 0.6, 2));
    expect(themes.state().themes).toHaveLength(3);
    for (let at = 3; at < 30; at += 1) expect(rows.theme(at)).toBe(rows.theme(at % 3));
    expect(new Set([0, 1, 2].map((at) => rows.theme(at))).size).toBe(3);
  });

  it('are not found in noise', () => {
    expect(themed(noise(60, 7)).themes.state().themes).toEqual([]);
  });

  it('begin with five points that are alike, not with four', () => {
    const fresh = directions(1, 99);
    for (const [count, births] of [
      [4, 0],
      [5, 1],
    ] as const) {
      const { themes } = themed(around(EIGHT, 80, 0.6, 3));
      const step = themes.add(pointsOf(around(fresh, count, 0.6, 4), 80));
      expect(step.changes.filter(({ kind }) => kind === 'born')).toHaveLength(births);
    }
  });

  it('do not change their numbers while more points of the same subjects arrive', () => {
    const { themes, rows } = themed(around(EIGHT, 160, 0.6, 3));
    const before = Array.from({ length: 160 }, (_, at) => rows.theme(at));
    rows.apply(themes.add(pointsOf(around(EIGHT, 800, 0.6, 9), 160)));
    expect(Array.from({ length: 160 }, (_, at) => rows.theme(at))).toEqual(before);
    expect(themes.state().themes).toHaveLength(8);
  });

  it('begin within eight points of a subject that is new, next to an older one', () => {
    const [old] = EIGHT;
    const fresh = unit([...old!].map((value, at) => value + EIGHT[1]![at]! * 0.2 + directions(1, 123)[0]![at]! * 0.8));
    const { themes } = themed(around(EIGHT, 800, 0.8, 3));
    const step = themes.add(pointsOf(around([fresh], 8, 0.5, 4), 800));
    expect(step.changes).toMatchObject([{ kind: 'born' }]);
    const [change] = step.changes;
    const cells = step.cells.filter(({ theme }) => change!.kind === 'born' && theme === change!.theme);
    expect(cells.length).toBeGreaterThanOrEqual(5);
  });

  it('have the points of a zero vector neither as members nor in a cell', () => {
    const { step } = themed([new Float32Array(WIDTH), ...around(THREE, 2, 0.1, 1)]);
    expect(step.placed.map(({ cell }) => cell)).toEqual([null, 1, 2]);
  });

  it('refuse vectors of another length or with numbers that are not finite', () => {
    const { themes } = themed(around(THREE, 3, 0.1, 1));
    for (const wrong of [new Float32Array(WIDTH - 1), new Float32Array(WIDTH).fill(NaN)])
      expect(() => themes.add(pointsOf([wrong]))).toThrow('Vectors need the same number of finite numbers');
  });
});

describe('the state of themes', () => {
  const vectors = [...around(EIGHT, 300, 0.9, 3), ...around(directions(4, 77), 100, 0.9, 6), ...noise(50, 8)];

  it('does not depend on batches', () => {
    const { themes: together } = themed(vectors);
    for (const size of [1, 7, 100]) {
      const themes = Themes.empty();
      for (let at = 0; at < vectors.length; at += size) themes.add(pointsOf(vectors.slice(at, at + size), at));
      expect(themes.state()).toEqual(together.state());
    }
  });

  it('continues as before after it was stored', () => {
    const { themes } = themed(vectors.slice(0, 333));
    const restored = Themes.from(structuredClone(themes.state()));
    const rest = pointsOf(vectors.slice(333), 333);
    expect(restored.add(rest)).toEqual(themes.add(rest));
    expect(restored.state()).toEqual(themes.state());
  });

  it('is that of the rows that the steps describe, whatever was joined', () => {
    const [themes, rows] = [Themes.empty(), new Rows()];
    const many = [...around(EIGHT, 3_000, 1.2, 3), ...noise(500, 4)];
    for (let at = 0; at < many.length; at += 250) rows.apply(themes.add(pointsOf(many.slice(at, at + 250), at)));
    const state = themes.state();
    expect(new Map([...rows.themeOf].sort(([a], [b]) => a - b))).toEqual(membersOf(state));
    const sizes = Map.groupBy(rows.cellOf.values(), (cell) => cell);
    expect(state.cells.filter(({ id, size }) => sizes.get(id)?.length !== size)).toEqual([]);
  });

  it('has at most 3,000 cells, and needs the same work for each point when it is full', () => {
    const themes = Themes.empty();
    const work: number[] = [];
    for (const count of [3_200, 1_000, 1_000]) {
      const before = themes.products;
      themes.add(pointsOf(around(directions(20, 6, 16), count, 1.2, count + work.length)));
      work.push(themes.products - before);
      expect(themes.state().cells.length).toBeLessThanOrEqual(3_000);
    }
    expect(work[2]! / work[1]!).toBeLessThan(1.5);
  });
});

describe('removing points', () => {
  it('undoes adding them', () => {
    const { themes } = themed(around(EIGHT, 300, 0.6, 3));
    const { cells, sums, themes: all } = themes.state();
    const more = around(EIGHT, 5, 0.6, 21);
    const { placed } = themes.add(pointsOf(more, 300));
    themes.remove(placed.map(({ cell }, at) => ({ vector: more[at]!, cell: cell! })));
    const after = themes.state();
    expect({ cells: after.cells, sums: after.sums, themes: after.themes }).toEqual({ cells, sums, themes: all });
  });

  it('ends themes that have none left, and never uses their numbers again', () => {
    const { themes, rows } = themed(around(THREE, 30, 0.6, 2));
    const vectors = around(THREE, 30, 0.6, 2);
    const first = rows.theme(0)!;
    const own = [...vectors.keys()].filter((at) => rows.theme(at) === first);
    const step = themes.remove(own.map((at) => ({ vector: vectors[at]!, cell: rows.cellOf.get(`point ${at}`)! })));
    expect(step.changes).toEqual([{ kind: 'ended', theme: first }]);
    const born = themes.add(pointsOf(around([THREE[0]!], 10, 0.6, 5), 30)).changes.find(({ kind }) => kind === 'born');
    expect(born).toMatchObject({ theme: Math.max(...[0, 1, 2].map((at) => rows.theme(at)!)) + 1 });
  });

  it('is refused for more points than a cell has, and then removes none', () => {
    const { themes, step } = themed(around(THREE, 3, 0.1, 1));
    const before = themes.state();
    const [first] = step.placed;
    const removed = { vector: THREE[0]!, cell: first!.cell! };
    for (const wrong of [
      [removed, { ...removed, cell: 99 }],
      [removed, removed],
    ])
      expect(() => themes.remove(wrong)).toThrow('This cell has fewer points');
    expect(themes.state()).toEqual(before);
  });
});
