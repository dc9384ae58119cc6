export const DASHBOARDS = '/dashboards';

/** List and dashboard share one route (decision D19). */
export const dashboardPath = ({ id }: { id: string }): string => `${DASHBOARDS}#${id}`;

export const chartPath = (dashboardId: string, chartId: string): string =>
  `${DASHBOARDS}/${dashboardId}/charts/${chartId}`;
