import { numbersFrom } from '../../test/support/seeded-numbers.ts';
import { type ThemePoint, Themes } from './index.ts';

const WIDTH = 24;
const SUBJECTS = 8;

/** Points of eight subjects in turn. */
function points(count: number): ThemePoint[] {
  const next = numbersFrom(7);
  return Array.from({ length: count }, (_, at) => {
    const values = Array.from({ length: WIDTH }, (__, axis) => (axis === at % SUBJECTS ? 1 : 0) + 0.15 * next());
    const length = Math.hypot(...values);
    return { id: `${at}`, vector: Float32Array.from(values, (value) => value / length) };
  });
}

describe('the cells of a topic', () => {
  const themes = Themes.empty();
  const { placed } = themes.add(points(240));
  const cellOf = (at: number): number => placed[at]!.cell!;
  const subjectsOf = (cells: readonly number[]): Set<number> =>
    new Set(placed.flatMap(({ id, cell }) => (cells.includes(cell!) ? [Number(id) % SUBJECTS] : [])));

  it('are those like its examples, whatever their themes', () => {
    const cells = themes.like({ included: [cellOf(3), cellOf(11)], excluded: [] });
    expect(subjectsOf(cells)).toEqual(new Set([3]));
    const own = placed.filter(({ id }) => Number(id) % SUBJECTS === 3);
    const found = own.filter(({ cell }) => cells.includes(cell!));
    expect(found.length / own.length).toBeGreaterThan(0.9);
  });

  it('are none without examples, or once these are gone', () => {
    expect(themes.like({ included: [], excluded: [cellOf(3)] })).toEqual([]);
    expect(themes.like({ included: [99_999], excluded: [] })).toEqual([]);
  });

  it('are without those that are nearer to an excluded example, which itself never belongs', () => {
    const both = themes.like({ included: [cellOf(3), cellOf(4)], excluded: [] });
    expect(both).toEqual(expect.arrayContaining([cellOf(3), cellOf(4)]));
    const one = themes.like({ included: [cellOf(3), cellOf(4)], excluded: [cellOf(12)] });
    expect(one).not.toContain(cellOf(12));
    expect(one).toContain(cellOf(4));
  });

  it('do not depend on the order of examples', () => {
    const examples = [cellOf(5), cellOf(13), cellOf(21)];
    expect(themes.like({ included: examples, excluded: [] })).toEqual(
      themes.like({ included: examples.toReversed(), excluded: [] }),
    );
  });
});
