import { CHART_TITLE_MAX, type ChartSettings } from '../charts/index.ts';
import { type Limit, type Uuid, refuse } from '../kernel/index.ts';

/** The most characters of a dashboard's title (decided). */
export const DASHBOARD_TITLE_MAX = 100;
/** The most dashboards of a member (decided). */
export const DASHBOARDS_MAX = 200;
/** The most charts of a dashboard (decided). */
export const DASHBOARD_CHARTS_MAX = 50;
/** Columns of the grid, and the most rows of a chart (decided). */
export const GRID_COLUMNS = 4;
export const GRID_ROWS_MAX = 3;

/** Size of a chart on the grid, in columns and rows. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}
export const DEFAULT_SIZE: ChartSize = { width: 2, height: 2 };

/** Place of a chart: its position in the list is its order. */
export interface ChartPlace extends ChartSize {
  readonly chartId: Uuid;
}

/** In order. */
export type Arrangement = readonly ChartPlace[];

/** A stored chart of a project. Numbers are always counted for the reader. */
export interface DashboardChart {
  readonly id: Uuid;
  readonly projectId: Uuid;
  readonly title: string;
  readonly settings: ChartSettings;
  readonly version: number;
}

/** Charts of several projects, arranged on a grid. Each reader gets only numbers of projects that they can see. */
export interface Dashboard {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly ownerId: Uuid;
  readonly title: string;
  /** Whether all members see the dashboard. */
  readonly shared: boolean;
  /** One place for each chart. */
  readonly arrangement: Arrangement;
  readonly charts: readonly DashboardChart[];
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const DASHBOARD_LIMIT: Limit = {
  most: DASHBOARDS_MAX,
  title: `You can have at most ${DASHBOARDS_MAX} dashboards`,
  advice: 'Delete some that are not used.',
};

/** Adds charts at the end. @throws Refusal `UnprocessableContent` for more than a dashboard holds */
export function withCharts(
  dashboard: Dashboard,
  added: readonly { readonly chart: DashboardChart; readonly size: ChartSize }[],
): Dashboard {
  const charts = [...dashboard.charts, ...added.map(({ chart }) => chart)];
  if (charts.length > DASHBOARD_CHARTS_MAX)
    refuse(
      'UnprocessableContent',
      `A dashboard holds at most ${DASHBOARD_CHARTS_MAX} charts`,
      'Remove some, or create another dashboard.',
    );
  const arrangement = [...dashboard.arrangement, ...added.map(({ chart, size }) => placeOf(chart.id, size))];
  return { ...dashboard, charts, arrangement };
}

const placeOf = (chartId: Uuid, { width, height }: ChartSize): ChartPlace => ({ chartId, width, height });

export const withoutChart = (dashboard: Dashboard, chartId: Uuid): Dashboard => ({
  ...dashboard,
  charts: dashboard.charts.filter(({ id }) => id !== chartId),
  arrangement: dashboard.arrangement.filter((place) => place.chartId !== chartId),
});

/** A place for each chart: unknown and repeated charts are left out, missing ones stay behind in their order. */
export function arranged(
  { arrangement, charts }: { readonly arrangement: Arrangement; readonly charts: readonly { readonly id: Uuid }[] },
  wanted: Arrangement = arrangement,
): ChartPlace[] {
  const left = new Set(charts.map(({ id }) => id));
  const places = [...wanted, ...arrangement].filter(({ chartId }) => left.delete(chartId));
  return [...places, ...[...left].map((id) => placeOf(id, DEFAULT_SIZE))];
}

/** Moves the chart at one index to another. */
export const moved = (places: Arrangement, from: number, to: number): ChartPlace[] => {
  const place = places[from];
  return place ? places.toSpliced(from, 1).toSpliced(to, 0, place) : [...places];
};

const within = (value: number, most: number): number => Math.min(Math.max(value, 1), most);

/** A place with another size, within the grid. */
export const resized = (place: ChartPlace, by: Partial<ChartSize>): ChartPlace => ({
  ...place,
  width: within(place.width + (by.width ?? 0), GRID_COLUMNS),
  height: within(place.height + (by.height ?? 0), GRID_ROWS_MAX),
});

/** The title of a copy. */
export const copyTitle = (title: string, most: number): string => `Copy of ${title}`.slice(0, most);

/** The title of a duplicated chart. */
export const chartCopyTitle = (title: string): string => copyTitle(title, CHART_TITLE_MAX);
