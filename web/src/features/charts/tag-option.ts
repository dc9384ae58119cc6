import { type Bar, type ChartOptions, type ChartType, highestFirst } from '@evident/domain/charts';
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartColors } from './colors.ts';
import { METRIC_LABELS } from './words.ts';

type Drawn = Pick<ChartOptions, 'type' | 'metric' | 'items'>;
type Make = (bars: readonly Bar[], drawn: Drawn, colors: ChartColors, narrow: boolean) => EChartsCoreOption;

/** How a type of chart is drawn. */
interface Drawing {
  /** More items are unreadable. The table lists all of them. */
  readonly most: number;
  /** The labels of more overlap in a place that is not high. */
  readonly mostShort?: number;
  /** Drawn in the order of the boards, not the highest first. */
  readonly inBoardOrder?: true;
  /** Its height follows from the number of items. In pixels. */
  readonly heightOf?: (bars: number) => number;
  readonly option: Make;
}

const HEIGHT = 420;
const SHORT = 260;

/** The drawn items, the highest first. Equal ones stay in the order of the boards. */
export function drawnBars(bars: readonly Bar[], type: ChartType, height = HEIGHT): Bar[] {
  const { most: mostTall, mostShort = mostTall, inBoardOrder } = DRAWINGS[type];
  const most = height < SHORT ? mostShort : mostTall;
  const highest = highestFirst(bars).slice(0, most);
  return inBoardOrder ? bars.filter((bar) => highest.includes(bar)) : highest;
}

const BAR = 30;
const BAR_FRAME = 24;
/** Room for the line that says how many bars are left out. */
export const LEFT_OUT = 36;

/** How many whole bars are drawn in a height, at least one. */
export const barsIn = (height: number, bars: number): number =>
  bars * BAR + BAR_FRAME <= height ? bars : Math.max(1, Math.floor((height - BAR_FRAME - LEFT_OUT) / BAR));
export const heightOfBars = (bars: number): number => bars * BAR + BAR_FRAME;

export const grows = (type: ChartType): boolean => DRAWINGS[type].heightOf !== undefined;
export const heightOf = (type: ChartType, bars: number): number => DRAWINGS[type].heightOf?.(bars) ?? HEIGHT;

const text = (colors: ChartColors, size = 13) => ({ color: colors.ink, fontFamily: colors.font, fontSize: size });

export const tooltip = (colors: ChartColors) => ({
  renderMode: 'richText',
  confine: true,
  backgroundColor: colors.raised,
  borderColor: colors.line,
  textStyle: text(colors),
});

const bar: Make = (bars, _, colors, narrow) => ({
  grid: { left: narrow ? 116 : 196, right: 64, top: 8, bottom: 8 },
  xAxis: { type: 'value', show: false, minInterval: 1 },
  yAxis: {
    type: 'category',
    inverse: true,
    data: bars.map(({ title }) => title),
    triggerEvent: true,
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { ...text(colors), width: narrow ? 104 : 184, overflow: 'truncate', interval: 0 },
  },
  series: [
    {
      type: 'bar',
      barMaxWidth: 20,
      data: bars.map(({ value, title, color }, index) => ({
        index,
        value,
        name: title,
        itemStyle: { color: colors.hues[color].mark, borderRadius: [0, 3, 3, 0] },
      })),
      label: { show: true, position: 'right', ...text(colors, 12), formatter: numberLabel },
    },
  ],
});

const radar: Make = (bars, { metric }, colors, narrow) => {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return {
    radar: {
      radius: narrow ? '40%' : '56%',
      triggerEvent: true,
      indicator: bars.map(({ title }) => ({ name: title, max: most })),
      axisName: { ...text(colors, 12), formatter: (name: string) => shortened(name, narrow ? 14 : 20) },
      axisLine: { lineStyle: { color: colors.line } },
      splitLine: { lineStyle: { color: colors.line } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        data: [{ name: METRIC_LABELS[metric], value: bars.map(({ value }) => value) }],
        lineStyle: { color: colors.accent, width: 2 },
        itemStyle: { color: colors.accent },
        areaStyle: { color: colors.accent, opacity: 0.15 },
      },
    ],
  };
};

const pie: Make = (bars, _, colors, narrow) => ({
  series: [
    {
      type: 'pie',
      radius: narrow ? ['28%', '48%'] : ['36%', '64%'],
      minShowLabelAngle: 4,
      data: bars.map(({ value, title, color }, index) => ({
        index,
        value,
        name: title,
        itemStyle: { color: colors.hues[color].mark, borderColor: colors.canvas, borderWidth: 2 },
      })),
      label: { ...text(colors, 12), width: narrow ? 72 : 160, overflow: 'truncate' },
      labelLine: { lineStyle: { color: colors.dim } },
    },
  ],
});

const treemap: Make = (bars, { items }, colors) => {
  const leaf = (one: Bar) => ({
    index: bars.indexOf(one),
    name: one.title,
    value: one.value,
    itemStyle: { color: colors.hues[one.color].tint, borderColor: colors.hues[one.color].mark, borderWidth: 1 },
    label: { color: colors.hues[one.color].text },
  });
  const inGroups = [...Map.groupBy(bars, ({ group, id }) => group?.id ?? id).values()];
  return {
    series: [
      {
        type: 'treemap',
        roam: false,
        nodeClick: false,
        breadcrumb: { show: false },
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        label: {
          fontFamily: colors.font,
          fontSize: 13,
          lineHeight: 18,
          formatter: ({ name, value }: { name: string; value: number }) => `${name}\n${numberLabel({ value })}`,
        },
        levels: [
          { itemStyle: { gapWidth: 6, borderWidth: 0, borderColor: colors.canvas } },
          { itemStyle: { gapWidth: 2, borderWidth: 0, borderColor: colors.canvas } },
        ],
        data:
          items === 'TAG_GROUP'
            ? bars.map(leaf)
            : inGroups.map((group) =>
                group[0]!.group === null ? leaf(group[0]!) : { name: group[0]!.group.title, children: group.map(leaf) },
              ),
      },
    ],
  };
};

const DRAWINGS: Readonly<Record<ChartType, Drawing>> = {
  bar: { most: 100, heightOf: (bars) => Math.max(120, heightOfBars(bars)), option: bar },
  radar: { most: 16, mostShort: 6, inBoardOrder: true, option: radar },
  pie: { most: 20, mostShort: 6, option: pie },
  treemap: { most: 200, option: treemap },
};

/** Options of ECharts for the items of a chart. */
export const tagOption: Make = (bars, drawn, colors, narrow) => ({
  tooltip: { ...tooltip(colors), formatter: tooltipLabel },
  ...DRAWINGS[drawn.type].option(bars, drawn, colors, narrow),
});

/** At most two decimals. */
export const numberLabel = ({ value }: { value: number }): string =>
  value.toLocaleString(undefined, { maximumFractionDigits: 2 });
const shortened = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1)}…` : name);
export const tooltipLabel = ({ name, value }: { name: string; value: number | readonly number[] }): string =>
  typeof value === 'number' ? `${shortened(name, 60)}: ${numberLabel({ value })}` : name;

/** A clicked part of a chart, as ECharts reports it. */
export interface ClickedPart {
  readonly componentType?: string;
  readonly data?: unknown;
  readonly value?: unknown;
  readonly name?: string;
}

/** The item that was clicked: a bar, a slice, a rectangle or a label. */
export function clickedBar({ data, name, value, componentType }: ClickedPart, bars: readonly Bar[]): Bar | undefined {
  const index = typeof data === 'object' && data !== null && 'index' in data ? data.index : undefined;
  if (typeof index === 'number') return bars[index];
  if (componentType === 'series') return undefined;
  return bars.find(({ title }) => title === (typeof value === 'string' ? value : name));
}
