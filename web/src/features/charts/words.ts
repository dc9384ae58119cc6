import type { ChartItems, ChartMetric, ChartSettings, ChartType } from '@evident/domain/charts';

export const METRIC_LABELS: Readonly<Record<ChartMetric, string>> = {
  HIGHLIGHT_COUNT: 'Highlights',
  NOTE_COUNT: 'Notes',
  TEXT_VOLUME: 'Characters of text',
};

export const TYPE_LABELS: Readonly<Record<ChartType, string>> = {
  bar: 'Bar',
  radar: 'Radar',
  pie: 'Pie',
  treemap: 'Treemap',
};

export const ITEMS_LABELS: Readonly<Record<ChartItems, string>> = { TAG: 'Tags', TAG_GROUP: 'Tag groups' };

/** Such as “Highlights by tag”. */
export const chartName = (metric: ChartMetric, items: ChartItems): string =>
  `${METRIC_LABELS[metric]} by ${items === 'TAG' ? 'tag' : 'tag group'}`;

/** Names a chart before it has a title. */
export function settingsName({ view, metric, items }: ChartSettings): string {
  const names = { CROSSTAB: 'Tags by a field', CO_OCCURRENCE: 'Tag co-occurrence', SATURATION: 'Saturation' };
  return view === 'TAGS' ? chartName(metric, items) : names[view];
}
