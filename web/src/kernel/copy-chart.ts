import type { EmbeddedChart } from '@evident/domain/content';
import { showToast } from './toasts.ts';

/** How a chart is written in HTML, on the clipboard too. */
export const chartAsText = ({ dashboardId, chartId }: EmbeddedChart): string => `${dashboardId} ${chartId}`;

const blob = (type: string, text: string): Record<string, Blob> => ({ [type]: new Blob([text], { type }) });

/** Puts a chart on the clipboard, to paste it into the text of a note or insight. */
export async function copyChart(chart: EmbeddedChart): Promise<void> {
  const link = `${location.origin}/dashboards/${chart.dashboardId}/charts/${chart.chartId}`;
  const copied = await navigator.clipboard
    ?.write([
      new ClipboardItem({
        ...blob('text/html', `<div data-chart="${chartAsText(chart)}"></div>`),
        ...blob('text/plain', link),
      }),
    ])
    .then(
      () => true,
      () => false,
    );
  showToast(
    copied
      ? { title: 'Chart copied', message: 'Paste it into the text of a note or insight.' }
      : { tone: 'danger', title: 'Copying the chart failed', message: 'The browser blocked the clipboard.' },
  );
}
