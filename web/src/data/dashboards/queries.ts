import type { DashboardSummary, DashboardView } from '@evident/domain/dashboards';
import { family } from '../../kernel/queries/cache-updates.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The list of dashboards, and each dashboard. */
export const allDashboards = [family('dashboards'), family('dashboard')];

/** The member's dashboards and the shared ones, by title. */
export const dashboardsQuery = () =>
  queryOptions({
    queryKey: ['dashboards'],
    queryFn: (): Promise<DashboardSummary[]> =>
      everyPage((cursor) => answer(api.GET('/api/v1/dashboards', { params: { query: { limit: WHOLE, cursor } } }))),
    meta: touchedBy<DashboardSummary[]>({ 'dashboard:changed': true }),
  });

export const readDashboard = (dashboardId: string): Promise<DashboardView> =>
  answer(api.GET('/api/v1/dashboards/{dashboardId}', { params: { path: { dashboardId } } }));

export const dashboardQuery = (dashboardId: string) =>
  queryOptions({
    queryKey: ['dashboard', dashboardId],
    queryFn: () => readDashboard(dashboardId),
    meta: touchedBy<DashboardView>({
      ...on([...ACCESS_CHANGES, ...PROJECT_CHANGES], true),
      'dashboard:changed': { dashboardId },
    }),
  });
