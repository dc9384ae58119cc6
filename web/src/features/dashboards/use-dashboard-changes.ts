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
import { dashboardQuery, dashboardsQuery } from '../../data/dashboards/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

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

const undo = (undoId: string) => answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));

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

/** Runs a change and offers Undo. Resolves to whether it was done; a refusal is shown. */
function useUndoable() {
  const client = useQueryClient();
  const { done } = useUndo();
  return async (dashboardId: string, label: string, asked: Promise<{ undoId: string }>): Promise<boolean> => {
    const refetch = () => invalidate(client, dashboardsQuery(), dashboardQuery(dashboardId));
    try {
      const { undoId } = await asked;
      done(label, async () => {
        await undo(undoId);
        await refetch();
      });
      return true;
    } catch (thrown) {
      showProblem(thrown, 'The dashboard was not changed');
      return false;
    } finally {
      void refetch();
    }
  };
}

type Changed = Pick<DashboardView, 'id' | 'title' | 'version'>;

/** Changes and deletes dashboards, with Undo. Resolve to whether it was done. */
export function useDashboardChanges() {
  const undoable = useUndoable();
  return {
    update: (dashboard: Changed, label: string, body: DashboardUpdate) =>
      undoable(
        dashboard.id,
        label,
        answer(
          api.PATCH('/api/v1/dashboards/{dashboardId}', {
            params: { ...ofDashboard(dashboard), header: unlessChanged(dashboard.version) },
            body,
          }),
        ),
      ),
    remove: (dashboard: Changed) =>
      undoable(
        dashboard.id,
        `Deleted “${dashboard.title}”`,
        answer(api.DELETE('/api/v1/dashboards/{dashboardId}', { params: ofDashboard(dashboard) })),
      ),
  };
}

/** Arranges, copies, changes and removes the charts of a dashboard. */
export function useChartChanges(dashboardId: string) {
  const client = useQueryClient();
  const undoable = useUndoable();
  const arrange = useOptimistic<ChartPlace[], { undoId: string }>({
    change: (arrangement) =>
      answer(
        api.PATCH('/api/v1/dashboards/{dashboardId}', { params: { path: { dashboardId } }, body: { arrangement } }),
      ),
    updates: () => [updated(dashboardQuery(dashboardId), withPlaces)],
    refused: 'The charts were not arranged',
    undo: ({ undoId }) => ({ label: 'Arranged charts', undo: () => undo(undoId) }),
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
  return {
    arrange: arrange.mutate,
    duplicate: duplicate.mutate,
    update: (chartId: string, { title, version }: ShownChart, body: ChartUpdate) =>
      undoable(
        dashboardId,
        `Changed “${title}”`,
        answer(
          api.PATCH('/api/v1/dashboards/{dashboardId}/charts/{chartId}', {
            params: { path: { dashboardId, chartId }, header: unlessChanged(version) },
            body,
          }),
        ),
      ),
    remove: ({ id: chartId, chart }: PlacedChart) =>
      undoable(
        dashboardId,
        chart ? `Removed “${chart.title}”` : 'Removed a chart',
        answer(
          api.DELETE('/api/v1/dashboards/{dashboardId}/charts/{chartId}', {
            params: { path: { dashboardId, chartId } },
          }),
        ),
      ),
  };
}
