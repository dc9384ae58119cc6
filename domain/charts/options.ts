import { FORM_LENGTH_MAX } from '../filters/index.ts';
import { type Infer, type ObjectSchema, type StringSchema } from '../kernel/index.ts';

/** Specification, document 001, section 3, Charts. */
export const CHART_METRICS = ['HIGHLIGHT_COUNT', 'NOTE_COUNT', 'TEXT_VOLUME'] as const;
export type ChartMetric = (typeof CHART_METRICS)[number];
/** The types of charts with their names, in the order in which they are offered; the first one is the default. */
export const CHART_TYPE_NAMES = { bar: 'Bar', radar: 'Radar', pie: 'Pie', treemap: 'Treemap' } as const;
export type ChartType = keyof typeof CHART_TYPE_NAMES;
export const CHART_TYPES = Object.keys(CHART_TYPE_NAMES) as readonly ChartType[];
/** Each type is drawn over tags or tag groups. */
export const CHART_ITEMS = ['TAG', 'TAG_GROUP'] as const;
export type ChartItems = (typeof CHART_ITEMS)[number];

/** The most groups to collapse and the most items to hide (decided). */
export const CHART_IDS_MAX = 500;

const ids = { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: CHART_IDS_MAX } as const;
const day = { type: 'string', format: 'date', examples: ['2026-05-01'] } as const satisfies StringSchema;

/** The days of the notes whose highlights are counted. Both or none. */
export const chartRange = {
  from: { ...day, description: 'Count only highlights of notes dated this day or later; requires `to`' },
  to: { ...day, description: 'Count only highlights of notes dated this day or earlier; requires `from`' },
} as const;

export const chartOptions = {
  type: 'object',
  properties: {
    metric: { type: 'string', enum: CHART_METRICS },
    type: { type: 'string', enum: CHART_TYPES },
    items: { type: 'string', enum: CHART_ITEMS, description: 'Draw one item for each tag or each tag group' },
    collapsedGroupIds: { ...ids, description: 'Tag groups drawn as one item instead of their tags' },
    hiddenItemIds: { ...ids, description: 'Tags and tag groups that are not drawn' },
    filter: { type: 'string', maxLength: FORM_LENGTH_MAX, description: 'A filter form for highlights as JSON' },
    ...chartRange,
  },
  required: ['metric', 'type', 'items', 'collapsedGroupIds', 'hiddenItemIds'],
} as const satisfies ObjectSchema;
export type ChartOptions = Infer<typeof chartOptions>;

export const DEFAULT_CHART: ChartOptions = {
  metric: 'HIGHLIGHT_COUNT',
  type: 'bar',
  items: 'TAG',
  collapsedGroupIds: [],
  hiddenItemIds: [],
};
