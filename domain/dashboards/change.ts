import { type Uuid, isSameJson } from '../kernel/index.ts';
import { type Revertible, type ThingChange, changedAgain, reverted } from '../undo/index.ts';
import { type Dashboard, type DashboardChart, arranged } from './dashboard.ts';

export const DASHBOARD: Revertible<Dashboard> = {
  noun: 'dashboard',
  titleOf: ({ title }) => title,
  parts: ['title', 'shared'],
};

/**
 * The dashboard that undoes a change; null deletes it. Parts and charts that were changed otherwise since are kept.
 * @param now the dashboard as it is; null if there is none
 * @throws Refusal `InvalidOperation` if the same part was changed again, or if the dashboard was deleted since
 */
export function revertedDashboard(change: ThingChange<Dashboard>, now: Dashboard | null): Dashboard | null {
  const { before, after } = change;
  const parts = reverted(DASHBOARD, change, now);
  if (!after || !now) return parts;
  if (!before || !parts) return isSameJson(contentsOf(now), contentsOf(after)) ? null : again(now);
  const charts = revertedCharts({ before, after }, now);
  const rearranged = !isSameJson(before.arrangement, after.arrangement);
  const arrangedSince = !isSameJson(now.arrangement, after.arrangement);
  if (rearranged && arrangedSince && isSameJson(before.charts, after.charts)) again(now);
  const wanted = arrangedSince ? [...now.arrangement, ...before.arrangement] : before.arrangement;
  return {
    ...parts,
    charts,
    arrangement: arranged({ arrangement: now.arrangement, charts }, rearranged ? wanted : now.arrangement),
  };
}

function revertedCharts({ before, after }: { before: Dashboard; after: Dashboard }, now: Dashboard): DashboardChart[] {
  const [old, made, current] = [before, after, now].map(({ charts }) => byId(charts));
  const changed = [...new Set([...old!.keys(), ...made!.keys()])].filter((id) => !isSame(old!.get(id), made!.get(id)));
  if (changed.some((id) => !isSame(current!.get(id), made!.get(id)))) again(now);
  for (const id of changed) {
    const chart = old!.get(id);
    if (chart) current!.set(id, chart);
    else current!.delete(id);
  }
  return [...current!.values()];
}

const contentsOf = ({ charts, arrangement }: Dashboard) => [charts.map(wordsOf), arrangement];

const byId = (charts: readonly DashboardChart[]): Map<Uuid, DashboardChart> =>
  new Map(charts.map((chart) => [chart.id, chart]));
const wordsOf = (chart: DashboardChart | undefined) => (chart ? [chart.title, chart.settings] : null);
const isSame = (one: DashboardChart | undefined, other: DashboardChart | undefined): boolean =>
  isSameJson(wordsOf(one), wordsOf(other));

const again = ({ title }: Dashboard): never => changedAgain(DASHBOARD.noun, title);
