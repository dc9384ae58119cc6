import {
  type ChartPlace,
  type ChartUpdate,
  type DashboardUpdate,
  type DashboardView,
  type NewChart,
  type NewDashboard,
  type PlacedChart,
  type ShownChart,
  arranged,
} from '@evident/domain/dashboards';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { allDashboards, dashboardQuery, dashboardsQuery } from './queries.ts';

/** Creates and copies dashboards, and adds charts to them. */
export function useDashboardCreation() {
  const client = useQueryClient();
  const onSuccess = () => invalidate(client, dashboardsQuery());
  const create = useCreate({
    create: (body: NewDashboard, header) => answer(api.POST('/api/v1/dashboards', { params: { header }, body })),
    onSuccess,
  });
  const duplicate = useCreate({
    create: (dashboardId: string, header) =>
      answer(api.POST('/api/v1/dashboards/{dashboardId}/duplicate', { params: { path: { dashboardId }, header } })),
    onSuccess,
  });
  const addChart = useCreate({
    create: ({ dashboardId, ...body }: NewChart & { dashboardId: string }, header) =>
      answer(api.POST('/api/v1/dashboards/{dashboardId}/charts', { params: { path: { dashboardId }, header }, body })),
    onSuccess: (_, { dashboardId }) => invalidate(client, dashboardsQuery(), dashboardQuery(dashboardId)),
  });
  return { create, duplicate, addChart };
}

const withPlaces = (view: DashboardView, places: readonly ChartPlace[]): DashboardView => {
  const charts = new Map(view.charts.map((chart) => [chart.id, chart]));
  const arrangement = view.charts.map(({ id: chartId, width, height }) => ({ chartId, width, height }));
  return {
    ...view,
    charts: arranged({ arrangement, charts: view.charts }, places).map(({ chartId, width, height }) => ({
      ...charts.get(chartId)!,
      width,
      height,
    })),
  };
};

const ofDashboard = ({ id: dashboardId }: { id: string }) => ({ path: { dashboardId } });

const REFUSED = 'The dashboard was not changed';

type Changed = Pick<DashboardView, 'id' | 'title' | 'version'>;

/** Changes and deletes dashboards, with Undo. Resolve to whether it was done. */
export function useDashboardChanges() {
  const client = useQueryClient();
  return useUndoable(
    () => void invalidate(client, ...allDashboards),
    ({ attempt }) => ({
      update: (dashboard: Changed, label: string, body: DashboardUpdate) =>
        attempt(
          label,
          answer(
            api.PATCH('/api/v1/dashboards/{dashboardId}', {
              params: { ...ofDashboard(dashboard), header: unlessChanged(dashboard.version) },
              body,
            }),
          ),
          REFUSED,
        ),
      remove: (dashboard: Changed) =>
        attempt(
          `Deleted “${dashboard.title}”`,
          answer(api.DELETE('/api/v1/dashboards/{dashboardId}', { params: ofDashboard(dashboard) })),
          REFUSED,
        ),
    }),
  );
}

/** Arranges, copies, changes and removes the charts of a dashboard. */
export function useChartChanges(dashboardId: string) {
  const client = useQueryClient();
  const arrange = useOptimistic<ChartPlace[], { undoId: string }>({
    change: (arrangement) =>
      answer(
        api.PATCH('/api/v1/dashboards/{dashboardId}', { params: { path: { dashboardId } }, body: { arrangement } }),
      ),
    updates: () => [updated(dashboardQuery(dashboardId), withPlaces)],
    refused: 'The charts were not arranged',
    label: () => 'Arranged charts',
  });
  const duplicate = useCreate({
    create: (chartId: string, header) =>
      answer(
        api.POST('/api/v1/dashboards/{dashboardId}/charts/{chartId}/duplicate', {
          params: { path: { dashboardId, chartId }, header },
        }),
      ),
    onSuccess: () => invalidate(client, dashboardsQuery(), dashboardQuery(dashboardId)),
  });
  return useUndoable(
    () => void invalidate(client, ...allDashboards),
    ({ attempt }) => ({
      arrange: arrange.mutate,
      duplicate: duplicate.mutate,
      update: (chartId: string, { title, version }: ShownChart, body: ChartUpdate) =>
        attempt(
          `Changed “${title}”`,
          answer(
            api.PATCH('/api/v1/dashboards/{dashboardId}/charts/{chartId}', {
              params: { path: { dashboardId, chartId }, header: unlessChanged(version) },
              body,
            }),
          ),
          REFUSED,
        ),
      remove: ({ id: chartId, chart }: PlacedChart) =>
        attempt(
          chart ? `Removed “${chart.title}”` : 'Removed a chart',
          answer(
            api.DELETE('/api/v1/dashboards/{dashboardId}/charts/{chartId}', {
              params: { path: { dashboardId, chartId } },
            }),
          ),
          REFUSED,
        ),
    }),
  );
}
