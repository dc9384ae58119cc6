import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import type { DashboardSummary, DashboardView } from '@evident/domain/dashboards';

const id = (last: string): string => `0198a5b0-7c1e-7d60-9b3a-00000000${last}`;
const at = '2026-05-01T10:00:00.000Z';
const project = { id: id('0001'), title: 'Trust in analytics' };

export const sampleSummary: DashboardSummary = {
  id: id('0d01'),
  title: 'What interviews say',
  shared: true,
  own: true,
  owner: { id: id('0a01'), name: 'Ada Park' },
  version: 3,
  createdAt: at,
  updatedAt: at,
  charts: 3,
};
export const foreignSummary: DashboardSummary = {
  ...sampleSummary,
  id: id('0d02'),
  title: 'Support tickets',
  own: false,
  owner: { id: id('0a02'), name: 'Ben Ortiz' },
  charts: 1,
};

export const sampleDashboard: DashboardView = {
  ...sampleSummary,
  charts: [
    {
      id: id('0c01'),
      width: 2,
      height: 2,
      chart: { project, title: 'Highlights by tag', settings: DEFAULT_SETTINGS, version: 1 },
    },
    {
      id: id('0c02'),
      width: 2,
      height: 2,
      chart: {
        project,
        title: 'Share of groups',
        settings: { ...DEFAULT_SETTINGS, type: 'pie', items: 'TAG_GROUP' },
        version: 1,
      },
    },
    { id: id('0c03'), width: 1, height: 1, chart: null },
  ],
};
