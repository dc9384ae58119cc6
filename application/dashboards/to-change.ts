import type { ChartSettings } from '@evident/domain/charts';
import { countedIn, settingsToSave } from '@evident/domain/charts';
import type { Dashboard, DashboardChart } from '@evident/domain/dashboards';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { DashboardStore } from './dashboard-store.ts';

interface Stores {
  dashboards: DashboardStore;
}

/** A dashboard that the actor sees, locked. */
export async function dashboardToCopy({ dashboards }: Stores, actor: Actor, dashboardId: Uuid): Promise<Dashboard> {
  const dashboard = await dashboards.find(dashboardId);
  return dashboard && (dashboard.shared || dashboard.ownerId === actor.userId) ? dashboard : notFound('Dashboard');
}

/** A chart of a project that the actor sees. */
export async function chartIn(
  { dashboards }: Stores,
  actor: Actor,
  { charts }: Dashboard,
  chartId: Uuid,
): Promise<DashboardChart> {
  const chart = charts.find(({ id }) => id === chartId);
  if (!chart || !(await dashboards.seenProjects(actor, [chart.projectId])).has(chart.projectId))
    return notFound('Chart');
  return chart;
}

/** @throws Refusal `ValidationError` for a filter with a row that the actor cannot use */
export async function usableSettings(
  filters: ListFilters,
  actor: Actor,
  settings: ChartSettings,
): Promise<ChartSettings> {
  const saved = settingsToSave(settings);
  await filters.clause(countedIn(saved.view), [saved.filter], actor);
  return saved;
}
