import type { EChartsCoreOption } from 'echarts/core';
import type { ChartColors } from './colors.ts';
import { numberLabel, tooltip, tooltipLabel } from './tag-option.ts';

/** A period with its figure; null without one. */
export interface TimedValue {
  readonly label: string;
  readonly value: number | null;
}

/** Options of ECharts: one bar for each period, the earliest first. */
export function timeOption(periods: readonly TimedValue[], colors: ChartColors): EChartsCoreOption {
  const label = { color: colors.dim, fontFamily: colors.font, fontSize: 12 };
  return {
    tooltip: { ...tooltip(colors), formatter: tooltipLabel },
    grid: { left: 8, right: 12, top: 24, bottom: 8, containLabel: true },
    xAxis: {
      type: 'category',
      data: periods.map((period) => period.label),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      // Notes are whole.
      ...(periods.every(({ value }) => Number.isInteger(value ?? 0)) && { minInterval: 1 }),
      axisLabel: label,
      splitLine: { lineStyle: { color: colors.line } },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 32,
        data: periods.map(({ label: name, value }, index) => ({ index, name, value })),
        itemStyle: { color: colors.hues.teal.mark, borderRadius: [3, 3, 0, 0] },
        label: {
          show: periods.length <= LABELED,
          position: 'top',
          color: colors.ink,
          fontFamily: colors.font,
          fontSize: 12,
          formatter: (part: { value: number }) => (part.value === 0 ? '' : numberLabel(part)),
        },
      },
    ],
  };
}

/** The labels of more bars overlap. */
const LABELED = 16;
