import { numbersFrom } from '../../test/support/seeded-numbers.ts';
import { type ThemePoint, Themes, type ThemesState, type ThemeSplit } from './index.ts';

const WIDTH = 32;

const axis = (...entries: readonly (readonly [at: number, value: number])[]): number[] => {
  const values = Array.from({ length: WIDTH }, () => 0);
  for (const [at, value] of entries) values[at] = value;
  return values;
};
function around(middles: readonly (readonly number[])[], count: number, scatter: number, seed: number): ThemePoint[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, (_, at) => {
    const values = middles[at % middles.length]!.map((value) => value + (scatter * next()) / Math.sqrt(WIDTH / 4));
    const length = Math.hypot(...values);
    return { id: `point ${at}`, vector: Float32Array.from(values, (value) => value / length) };
  });
}

const SIX = Array.from({ length: 6 }, (_, at) => axis([at, 1]));
/** Two subjects that look like one until there are many points: near to each other, far from the others. */
const NEAR = [axis([10, 1], [11, 0.55]), axis([10, 1], [11, -0.55])];

const membersOf = ({ cells }: ThemesState) => new Map(cells.map(({ id, theme }) => [id, theme]));
const themesOf = ({ themes }: ThemesState) => themes.map(({ id }) => id);

function opened(): Themes {
  const themes = Themes.empty();
  themes.add(around(SIX, 90, 0.5, 3));
  return themes;
}

/** Adds points of near subjects one at a time until a theme is split. */
function untilSplit(themes: Themes): ThemeSplit {
  for (const [at, point] of around([...NEAR, ...SIX], 3_000, 0.5, 8).entries()) {
    const found = themes.add([{ ...point, id: `near ${at}` }]).changes.find(({ kind }) => kind === 'split');
    if (found?.kind === 'split') return found;
  }
  throw new Error('No theme was split');
}

describe('a split', () => {
  it('is explained: both parts have less in common than the limit', () => {
    const { why, cells } = untilSplit(opened());
    expect(why.between).toBeLessThan(why.limit);
    expect(Math.min(...why.points)).toBeGreaterThanOrEqual(5);
    expect(cells.length).toBeGreaterThan(0);
  });

  it('is undone exactly, and not done again', () => {
    const themes = opened();
    const { from, into, cells } = untilSplit(themes);
    const before = membersOf(themes.state());
    const step = themes.rejoin({ from, into });
    expect(step.cells.map(({ cell }) => cell)).toEqual(cells);
    for (const cell of cells) before.set(cell, from);
    expect(membersOf(themes.state())).toEqual(before);
    expect(themesOf(themes.state())).not.toContain(into);
    const later = themes.add(around([...NEAR, ...SIX], 1_500, 0.5, 12));
    expect(later.changes.filter((change) => change.kind === 'split' && change.from === from)).toEqual([]);
    const left = themes.state().cells.filter(({ id, theme }) => cells.includes(id) && theme !== from);
    expect(left).toEqual([]);
  });
});

describe('a merge', () => {
  it('gives the cells of a theme to the other, and is kept by later steps', () => {
    const themes = opened();
    const [one, other] = themesOf(themes.state()) as [number, number];
    const step = themes.merge(one, other);
    expect(step.changes).toMatchObject([{ kind: 'merged', from: one, into: other, why: null }]);
    expect(new Set(step.cells.map(({ theme }) => theme))).toEqual(new Set([other]));
    const own = step.cells.map(({ cell }) => cell);
    const { changes } = themes.add(around(SIX, 900, 0.5, 21));
    expect(changes.filter(({ kind }) => kind === 'split')).toEqual([]);
    const members = membersOf(themes.state());
    for (const cell of own) expect(members.get(cell)).toBe(other);
  });

  it('is undone exactly, but for the memory that both stay apart', () => {
    const themes = opened();
    const before = themes.state();
    const [one, other] = themesOf(before) as [number, number];
    const { changes } = themes.merge(one, other);
    const merged = changes[0]!.kind === 'merged' ? changes[0]! : null;
    themes.separate(merged!);
    const after = themes.state();
    expect(membersOf(after)).toEqual(membersOf(before));
    expect(after.nextTheme).toBe(before.nextTheme);
    expect(after.themes.toSorted((a, b) => a.id - b.id)).toEqual(
      before.themes.map((theme) => ({ ...theme, apart: theme.id === one || theme.id === other })),
    );
    expect(() => themes.separate(merged!)).toThrow('already undone');
  });

  it('of a theme that turned out to be a part of another is explained, and not repeated once undone', () => {
    const themes = Themes.empty();
    themes.add(around(SIX, 600, 0.6, 3));
    const burst = themes.add(around([axis([0, 1], [20, 0.35])], 14, 0.3, 5)).changes;
    const born = burst.find(({ kind }) => kind === 'born');
    if (born?.kind !== 'born') throw new Error('No theme emerged');
    expect(born.why.emerging!.ratio).toBeGreaterThan(6);
    const merged = themes.add(around(SIX, 900, 0.6, 7)).changes.find((change) => change.kind === 'merged');
    if (merged?.kind !== 'merged') throw new Error('No themes were merged');
    expect(merged.from).toBe(born.theme);
    expect(merged.why!.between).toBeGreaterThan(merged.why!.limit);
    themes.separate(merged);
    const { changes } = themes.add(around(SIX, 1_500, 0.6, 9));
    expect(changes.filter((change) => change.kind === 'merged' && change.from === born.theme)).toEqual([]);
    expect(themesOf(themes.state())).toContain(born.theme);
  });

  it('is not needed for a backlog, of which no theme emerges', () => {
    const themes = Themes.empty();
    themes.add(around(SIX, 600, 0.6, 3));
    const { changes } = themes.add(around([axis([0, 1], [20, 0.35])], 14, 0.3, 5), { backlog: true });
    expect(changes).toEqual([]);
  });

  it('is refused for the same theme, and for one that does not exist', () => {
    const themes = opened();
    const [one] = themesOf(themes.state()) as [number];
    expect(() => themes.merge(one, one)).toThrow('A theme cannot be merged with itself');
    expect(() => themes.merge(one, 999)).toThrow('This theme does not exist');
  });
});
