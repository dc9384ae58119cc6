import { TREND_STEPS, type TrendStep } from '@evident/domain/channels';
import { type DateRange, rangeOrDropped } from '@evident/domain/charts';

/** The presets of a date range, with their days. */
export const PRESETS = { '30d': 30, '90d': 90, '12m': 365, all: null } as const;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES: Readonly<Record<Preset, string>> = {
  '30d': '30 days',
  '90d': '90 days',
  '12m': '12 months',
  all: 'All',
};
export const CHART_NAMES = { bar: 'Bars', line: 'Line', share: 'Share' } as const;
export type TrendChartType = keyof typeof CHART_NAMES;
const CHARTS = ['bar', 'line', 'share'] as const;

/** The trend as the hash of the address says it. */
export interface TrendAddress {
  /** Null with a range of its own. */
  readonly preset: Preset | null;
  readonly range: DateRange | null;
  /** Null: by the length of the range. */
  readonly step: TrendStep | null;
  readonly chart: TrendChartType;
}

/** Reads `#from=2026-01-01&to=2026-03-31&step=week&chart=line`. A range that misses a day or is reversed is dropped. */
export function readTrend(hash: string): TrendAddress {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const range = rangeOrDropped(said.get('from') ?? '', said.get('to') ?? '');
  const preset = (Object.keys(PRESETS) as Preset[]).find((one) => one === said.get('preset')) ?? 'all';
  return {
    range,
    preset: range === null ? preset : null,
    step: TREND_STEPS.find((step) => step.toLowerCase() === said.get('step')) ?? null,
    chart: CHARTS.find((chart) => chart === said.get('chart')) ?? 'bar',
  };
}

/** The hash of a trend; empty for the defaults. */
export function writeTrend({ preset, range, step, chart }: TrendAddress): string {
  const said = new URLSearchParams({
    ...(range ?? (preset === null || preset === 'all' ? {} : { preset })),
    ...(step !== null && { step: step.toLowerCase() }),
    ...(chart !== 'bar' && { chart }),
  });
  return said.size === 0 ? '' : `#${said}`;
}

/** The hash with a trend, and with all else that it says. */
export function withTrend(hash: string, trend: TrendAddress): string {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  for (const name of ['from', 'to', 'preset', 'step', 'chart']) said.delete(name);
  const written = new URLSearchParams([...new URLSearchParams(writeTrend(trend).slice(1)), ...said]);
  return written.size === 0 ? '' : `#${written}`;
}

const DAY_MS = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The days of a trend; null for all. Presets end with the newest data point, so that data of another year is not empty.
 *
 * @param newest when it was written
 */
export function daysOf({ preset, range }: TrendAddress, newest: string | null): DateRange | null {
  const days = preset === null ? null : PRESETS[preset];
  if (range !== null || days === null || newest === null) return range;
  const to = newest.slice(0, 10);
  return { from: dayOf(timeOf(to) - (days - 1) * DAY_MS), to };
}

/** Steps of a range that are neither too few nor too many to read. */
export function stepOf({ step }: Pick<TrendAddress, 'step'>, days: DateRange | null): TrendStep {
  if (step !== null) return step;
  if (days === null) return 'WEEK';
  const length = (timeOf(days.to) - timeOf(days.from)) / DAY_MS + 1;
  return length <= 45 ? 'DAY' : length <= 800 ? 'WEEK' : 'MONTH';
}

/** The first and the last day of a step. */
export function daysOfStep(step: TrendStep, from: string): DateRange {
  if (step !== 'MONTH') return { from, to: dayOf(timeOf(from) + (step === 'WEEK' ? 6 : 0) * DAY_MS) };
  const [year = 0, month = 1] = from.split('-').map(Number);
  return { from, to: dayOf(Date.UTC(year, month, 0)) };
}
