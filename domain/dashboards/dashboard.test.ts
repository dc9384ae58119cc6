import { DEFAULT_SETTINGS } from '../charts/index.ts';
import { revertedDashboard } from './change.ts';
import {
  DASHBOARD_CHARTS_MAX,
  type Dashboard,
  type DashboardChart,
  DEFAULT_SIZE,
  arranged,
  moved,
  resized,
  withCharts,
  withoutChart,
} from './dashboard.ts';

const chart = (id: string, more: Partial<DashboardChart> = {}): DashboardChart => ({
  id,
  projectId: 'p',
  title: id.toUpperCase(),
  settings: DEFAULT_SETTINGS,
  version: 1,
  ...more,
});
const place = (chartId: string, width = 2, height = 2) => ({ chartId, width, height });
const at = new Date('2026-05-01T10:00:00Z');
const dashboard = (more: Partial<Dashboard> = {}): Dashboard => ({
  id: 'd',
  teamId: 't',
  ownerId: 'o',
  title: 'Interviews',
  shared: false,
  arrangement: [place('a'), place('b', 4, 1), place('c')],
  charts: [chart('a'), chart('b'), chart('c')],
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...more,
});
const order = ({ arrangement }: Pick<Dashboard, 'arrangement'>) => arrangement.map(({ chartId }) => chartId).join('');

describe('the arrangement of a dashboard', () => {
  it('has one place for each chart, whatever is sent', () => {
    expect(arranged(dashboard(), [place('c', 1, 3), place('x'), place('c')])).toEqual([
      place('c', 1, 3),
      place('a'),
      place('b', 4, 1),
    ]);
    expect(arranged({ arrangement: [place('gone')], charts: [chart('a')] })).toEqual([
      { chartId: 'a', ...DEFAULT_SIZE },
    ]);
  });

  it('moves charts, and keeps sizes within the grid', () => {
    expect(order({ arrangement: moved(dashboard().arrangement, 2, 0) })).toBe('cab');
    expect(order({ arrangement: moved(dashboard().arrangement, 7, 0) })).toBe('abc');
    expect(resized(place('a', 4, 1), { width: 1, height: -1 })).toEqual(place('a', 4, 1));
    expect(resized(place('a'), { width: 1, height: 1 })).toEqual(place('a', 3, 3));
  });

  it('holds a limited number of charts', () => {
    const many = Array.from({ length: DASHBOARD_CHARTS_MAX - 3 }, (_, index) => ({
      chart: chart(`n${index}`),
      size: DEFAULT_SIZE,
    }));
    expect(() => withCharts(dashboard(), many)).not.toThrow();
    expect(() => withCharts(dashboard(), [...many, { chart: chart('z'), size: DEFAULT_SIZE }])).toThrow('at most 50');
  });
});

describe('undoing a change of a dashboard', () => {
  it('restores a deleted dashboard with its charts', () => {
    expect(revertedDashboard({ before: dashboard(), after: null }, null)).toEqual(dashboard());
    expect(() => revertedDashboard({ before: dashboard(), after: null }, dashboard())).toThrow('no longer');
  });

  it('restores a removed chart in its place, or at the end if the others were moved since', () => {
    const change = { before: dashboard(), after: withoutChart(dashboard(), 'b') };
    expect(revertedDashboard(change, change.after)).toMatchObject({
      arrangement: dashboard().arrangement,
      charts: [{ id: 'a' }, { id: 'c' }, { id: 'b' }],
    });
    const since = { ...change.after, arrangement: moved(change.after.arrangement, 0, 1), title: 'Other' };
    const reverted = revertedDashboard(change, since)!;
    expect(reverted.title).toBe('Other');
    expect(order(reverted)).toBe('cab');
  });

  it('keeps other charts as they are, and refuses where the same one was changed again', () => {
    const renamed = (id: string, title: string, of = dashboard()) => ({
      ...of,
      charts: of.charts.map((one) => (one.id === id ? { ...one, title } : one)),
    });
    const change = { before: dashboard(), after: renamed('a', 'Other') };
    const reverted = revertedDashboard(change, renamed('b', 'Kept', change.after))!;
    expect(reverted.charts.map(({ title }) => title)).toEqual(['A', 'Kept', 'C']);
    expect(() => revertedDashboard(change, renamed('a', 'Again'))).toThrow('no longer');
    expect(() => revertedDashboard(change, withoutChart(change.after, 'a'))).toThrow('no longer');
  });

  it('is deleted again after the undo of its deletion, unless a chart was changed', () => {
    const restored = { before: null, after: dashboard() };
    expect(revertedDashboard(restored, dashboard())).toBeNull();
    expect(() => revertedDashboard(restored, withoutChart(dashboard(), 'a'))).toThrow('no longer');
  });

  it('undoes a move, unless charts were moved again', () => {
    const change = {
      before: dashboard(),
      after: { ...dashboard(), arrangement: moved(dashboard().arrangement, 0, 2) },
    };
    expect(order(revertedDashboard(change, change.after)!)).toBe('abc');
    expect(() =>
      revertedDashboard(change, { ...change.after, arrangement: moved(change.after.arrangement, 0, 1) }),
    ).toThrow('no longer');
  });
});
