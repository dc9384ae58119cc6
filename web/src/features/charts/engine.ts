import type { ChartType } from '@evident/domain/charts';
import { BarChart, LineChart, PieChart, RadarChart, TreemapChart } from 'echarts/charts';
import { GridComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers';

const SERIES: Readonly<Record<ChartType, typeof BarChart>> = {
  bar: BarChart,
  radar: RadarChart,
  pie: PieChart,
  treemap: TreemapChart,
};

// Loaded only when a chart is shown. Only the modules in use are bundled.
use([
  ...Object.values(SERIES),
  LineChart,
  GridComponent,
  RadarComponent,
  TooltipComponent,
  CanvasRenderer,
  SVGRenderer,
]);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws on a canvas, because the styles inside an SVG would break the Content-Security-Policy. */
export const startChart = (host: HTMLElement): EChartsType => init(host, null, { renderer: 'canvas' });

const finished = (option: EChartsCoreOption, background: string): EChartsCoreOption => ({
  ...option,
  animation: false,
  backgroundColor: background,
});

export function svgOf(option: EChartsCoreOption, size: Size, background: string): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  chart.setOption(finished(option, background));
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

export async function pngOf(option: EChartsCoreOption, size: Size, background: string): Promise<Blob> {
  const chart = init(document.createElement('div'), null, { renderer: 'canvas', devicePixelRatio: 2, ...size });
  chart.setOption(finished(option, background));
  const canvas = chart.renderToCanvas({ pixelRatio: 2, backgroundColor: background });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  chart.dispose();
  if (!blob) throw new Error('The browser could not create the image');
  return blob;
}
