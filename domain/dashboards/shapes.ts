import { CHART_TITLE_MAX, chartSettings } from '../charts/index.ts';
import { type Infer, type ObjectSchema, version, id, moment } from '../kernel/index.ts';
import { DASHBOARD_CHARTS_MAX, DASHBOARD_TITLE_MAX, GRID_COLUMNS, GRID_ROWS_MAX } from './dashboard.ts';

const title = {
  type: 'string',
  minLength: 1,
  maxLength: DASHBOARD_TITLE_MAX,
  pattern: '\\S',
  examples: ['What customers struggle with'],
} as const;
const shared = {
  type: 'boolean',
  description: 'Every member of the workspace sees the dashboard',
  examples: [false],
} as const;
const chartTitle = {
  type: 'string',
  minLength: 1,
  maxLength: CHART_TITLE_MAX,
  pattern: '\\S',
  examples: ['Highlights by tag'],
} as const;
const size = {
  width: { type: 'integer', minimum: 1, maximum: GRID_COLUMNS, description: 'In columns of the grid', examples: [2] },
  height: { type: 'integer', minimum: 1, maximum: GRID_ROWS_MAX, description: 'In rows of the grid', examples: [2] },
} as const;

export const newDashboard = {
  type: 'object',
  properties: { title, shared },
  required: ['title'],
} as const satisfies ObjectSchema;
export type NewDashboard = Infer<typeof newDashboard>;

/** Changes to a dashboard: absent keeps. */
export const dashboardUpdate = {
  type: 'object',
  properties: {
    title,
    shared,
    arrangement: {
      type: 'array',
      maxItems: DASHBOARD_CHARTS_MAX,
      items: { type: 'object', properties: { chartId: id, ...size }, required: ['chartId', 'width', 'height'] },
      description: 'The order and sizes of the charts. Charts that are not named stay behind the others',
      examples: [[]],
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type DashboardUpdate = Infer<typeof dashboardUpdate>;

export const newChart = {
  type: 'object',
  properties: { projectId: id, title: chartTitle, settings: chartSettings, ...size },
  required: ['projectId', 'title', 'settings'],
} as const satisfies ObjectSchema;
export type NewChart = Infer<typeof newChart>;

/** Changes to a chart: absent keeps. */
export const chartUpdate = {
  type: 'object',
  properties: { title: chartTitle, settings: chartSettings },
  required: [],
} as const satisfies ObjectSchema;
export type ChartUpdate = Infer<typeof chartUpdate>;

const summary = {
  id,
  title,
  shared,
  own: { type: 'boolean', description: 'Created by the caller, who alone can change it' },
  owner: {
    type: 'object',
    properties: { id, name: { type: 'string' } },
    required: ['id', 'name'],
    description: 'The member who created it',
  },
  version,
  createdAt: moment,
  updatedAt: moment,
} as const;
const SUMMARY = ['id', 'title', 'shared', 'own', 'owner', 'version', 'createdAt', 'updatedAt'] as const;

export const dashboardSummary = {
  type: 'object',
  properties: { ...summary, charts: { type: 'integer', minimum: 0, description: 'The number of its charts' } },
  required: [...SUMMARY, 'charts'],
} as const satisfies ObjectSchema;
export type DashboardSummary = Infer<typeof dashboardSummary>;

export const shownChart = {
  type: 'object',
  nullable: true,
  properties: {
    project: { type: 'object', properties: { id, title: { type: 'string' } }, required: ['id', 'title'] },
    title: chartTitle,
    settings: chartSettings,
    version,
  },
  required: ['project', 'title', 'settings', 'version'],
  description: 'Null for a chart of a project that you cannot see',
} as const satisfies ObjectSchema;

export const dashboardView = {
  type: 'object',
  properties: {
    ...summary,
    charts: {
      type: 'array',
      description: 'In their order',
      items: {
        type: 'object',
        properties: { id, ...size, chart: shownChart },
        required: ['id', 'width', 'height', 'chart'],
      },
    },
  },
  required: [...SUMMARY, 'charts'],
} as const satisfies ObjectSchema;
export type DashboardView = Infer<typeof dashboardView>;
export type PlacedChart = DashboardView['charts'][number];
export type ShownChart = NonNullable<PlacedChart['chart']>;
