import type { Saturation } from '@evident/domain/charts';
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartColors } from './colors.ts';
import { tooltip } from './tag-option.ts';

/** Options of ECharts: bars of new tags, and a line of all tags so far. */
export function saturationOption(notes: Saturation['notes'], colors: ChartColors): EChartsCoreOption {
  const label = { color: colors.dim, fontFamily: colors.font, fontSize: 12 };
  return {
    tooltip: { ...tooltip(colors), trigger: 'axis' },
    grid: { left: 36, right: 12, top: 12, bottom: 28 },
    xAxis: {
      type: 'category',
      data: notes.map(({ title }, index) => `${index + 1}. ${title}`),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, formatter: (name: string) => name.slice(0, name.indexOf('.')) },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: label,
      splitLine: { lineStyle: { color: colors.line } },
    },
    series: [
      {
        name: 'New tags',
        type: 'bar',
        barMaxWidth: 20,
        data: notes.map(({ newTags }) => newTags),
        itemStyle: { color: colors.hues.teal.mark },
      },
      {
        name: 'All tags so far',
        type: 'line',
        data: notes.map(({ totalTags }) => totalTags),
        symbolSize: 6,
        lineStyle: { color: colors.accent, width: 2 },
        itemStyle: { color: colors.accent },
      },
    ],
  };
}
