import type { Dashboard, DashboardChart } from '@evident/domain/dashboards';
import { EntitySchema } from 'typeorm';
import { id, saved, team, text, uuid } from '../columns.ts';

/** A chart without its place, which the dashboard holds. */
export type ChartRow = DashboardChart & { readonly teamId: string; readonly dashboardId: string };

export const dashboardEntity = new EntitySchema<Omit<Dashboard, 'charts'>>({
  name: 'dashboard',
  columns: {
    ...saved,
    ownerId: uuid('owner_id'),
    title: text,
    shared: { type: 'boolean' },
    arrangement: { type: 'jsonb' },
  },
});

export const dashboardChartEntity = new EntitySchema<ChartRow>({
  name: 'dashboard_chart',
  columns: {
    id,
    teamId: team,
    dashboardId: uuid('dashboard_id'),
    projectId: uuid('project_id'),
    title: text,
    settings: { type: 'jsonb' },
    version: { type: 'integer' },
  },
});
