import { type ChartItems, type ChartMetric, type ChartSettings, chartContents } from '@evident/domain/charts';

export const METRIC_LABELS: Readonly<Record<ChartMetric, string>> = {
  HIGHLIGHT_COUNT: 'Highlights',
  NOTE_COUNT: 'Notes',
  TEXT_VOLUME: 'Characters of text',
};

export const ITEMS_LABELS: Readonly<Record<ChartItems, string>> = { TAG: 'Tags', TAG_GROUP: 'Tag groups' };

/** Such as “Highlights by tag”. */
export const chartName = (metric: ChartMetric, items: ChartItems): string =>
  `${METRIC_LABELS[metric]} by ${items === 'TAG' ? 'tag' : 'tag group'}`;

/** Names a chart before it has a title. */
export const settingsName = ({ view, metric, items }: ChartSettings): string =>
  chartContents(view).title ?? chartName(metric, items);
