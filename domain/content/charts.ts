import { isUuid } from '../kernel/index.ts';
import type { RichNode } from './rich-text.ts';

/** A chart block of a document. */
export interface EmbeddedChart {
  readonly dashboardId: string;
  readonly chartId: string;
}

/** The figures of a chart in place of its block. The first row is the head. */
export interface ChartFigures {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** Returns the figures of a chart; null omits it. */
export type FiguresOf = (chart: EmbeddedChart) => ChartFigures | null;

/** The chart of a block. */
export const embeddedChart = ({ attrs }: RichNode): EmbeddedChart => ({
  dashboardId: String(attrs?.['dashboardId']),
  chartId: String(attrs?.['chartId']),
});

/** The charts embedded in a document, each once. */
export function chartsIn(document: RichNode): EmbeddedChart[] {
  const found = new Map<string, EmbeddedChart>();
  const visit = (node: RichNode): void => {
    if (node.type === 'chart') {
      const chart = embeddedChart(node);
      if (isUuid(chart.dashboardId) && isUuid(chart.chartId)) found.set(`${chart.dashboardId} ${chart.chartId}`, chart);
    }
    node.content?.forEach(visit);
  };
  visit(document);
  return [...found.values()];
}
