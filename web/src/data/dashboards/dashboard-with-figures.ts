import type { ChartData, CoOccurrence, Crosstab, NoteFigures, Saturation } from '@evident/domain/charts';
import { crosstabOf, noteFiguresOf, queryOf } from '@evident/domain/charts';
import type { DashboardView, PlacedChart, ShownChart } from '@evident/domain/dashboards';
import type { QueryClient } from '@tanstack/react-query';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { graphql } from '../../kernel/api/graphql.ts';
import {
  chartDataQuery,
  coOccurrenceQuery,
  crosstabQuery,
  noteFiguresQuery,
  saturationQuery,
} from '../charts/queries.ts';
import { DASHBOARD_WITH_FIGURES } from './dashboard-document.ts';
import { dashboardQuery, readDashboard } from './queries.ts';

/** The numbers of a chart; null for those of other views. */
interface Figures {
  readonly tags: ChartData | null;
  readonly crosstab: Crosstab | null;
  readonly coOccurrence: CoOccurrence | null;
  readonly saturation: Saturation | null;
  readonly noteFigures: NoteFigures | null;
}
type Answered = ShownChart & Figures;
interface Data {
  readonly dashboard: Omit<DashboardView, 'charts'> & {
    readonly charts: readonly (Omit<PlacedChart, 'chart'> & { readonly chart: Answered | null })[];
  };
}

/**
 * The query of a dashboard that is opened: one request of GraphQL reads the dashboard and the numbers of its charts. Later
 * changes are read without the numbers, and so is a dashboard of which a chart fails: each chart then says its own problem.
 */
export const openedDashboardQuery = (dashboardId: string, client: QueryClient) => {
  const query = dashboardQuery(dashboardId);
  const { queryKey } = query;
  return {
    ...query,
    queryFn: async (): Promise<DashboardView> =>
      (client.getQueryData(queryKey) ? null : await withFigures(dashboardId, client)) ?? readDashboard(dashboardId),
  };
};

async function withFigures(dashboardId: string, client: QueryClient): Promise<DashboardView | null> {
  try {
    const { dashboard } = await graphql<Data>(DASHBOARD_WITH_FIGURES, { dashboardId });
    return {
      ...dashboard,
      charts: dashboard.charts.map((placed) => ({ ...placed, chart: kept(placed.chart, client) })),
    };
  } catch (problem) {
    if (asProblem(problem).status === 404) throw problem;
    return null;
  }
}

/** Hands the numbers of a chart to its query. */
function kept(answered: Answered | null, client: QueryClient): ShownChart | null {
  if (!answered) return null;
  const { tags, crosstab, coOccurrence, saturation, noteFigures, ...chart } = answered;
  const { range, fieldId } = chart.settings;
  const settings = { ...withoutNulls(chart.settings), range, fieldId };
  const { id } = chart.project;
  const query = queryOf(settings);
  if (tags) client.setQueryData(chartDataQuery(id, query).queryKey, tags);
  if (coOccurrence) client.setQueryData(coOccurrenceQuery(id, query).queryKey, coOccurrence);
  if (saturation) client.setQueryData(saturationQuery(id, query).queryKey, saturation);
  if (crosstab) client.setQueryData(crosstabQuery(id, crosstabOf(settings)).queryKey, crosstab);
  if (noteFigures) client.setQueryData(noteFiguresQuery(id, noteFiguresOf(settings)).queryKey, noteFigures);
  return { ...chart, settings };
}

/** GraphQL has null for what REST leaves out. */
const withoutNulls = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => part ?? undefined)) as Value;
