import { TREND_STEPS, type ChannelView, type TrendStep } from '@evident/domain/channels';
import type { DateRange as Days } from '@evident/domain/charts';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trendQuery } from '../../data/channels/queries.ts';
import { DateRange } from '../../ui/date-range.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { NothingYet } from '../../ui/section.tsx';
import { CHART_NAMES, PRESETS, PRESET_NAMES, daysOf, stepOf, type Preset } from './trend-address.ts';
import { TrendChart } from './trend-chart.tsx';
import { useTrendAddress } from './use-trend-address.ts';
import styles from './trend-chart.module.css';

interface Props {
  channel: ChannelView;
  /** Shows the people of this theme among those of the channel. */
  themeId?: string;
  /** Shows the people of this topic among those of the channel. */
  topicId?: string;
  /** The data points of some days. */
  pathOf: (days: Days) => string;
}

const presets = Object.keys(PRESETS) as Preset[];
const CHARTS = ['bar', 'line'] as const;
const CHARTS_OF_THEMES = [...CHARTS, 'share'] as const;
const STEP_LABELS: Readonly<Record<TrendStep, string>> = { DAY: 'By day', WEEK: 'By week', MONTH: 'By month' };

/** The trend of a channel or of a theme, as the hash of the address says it. */
export function Trend({ channel: { id, lastSaidAt }, themeId, topicId, pathOf }: Props) {
  const [address, change] = useTrendAddress();
  const days = daysOf(address, lastSaidAt);
  const step = stepOf(address, days);
  const isPart = themeId !== undefined || topicId !== undefined;
  const charts = isPart ? CHARTS_OF_THEMES : CHARTS;
  // A channel has no share of itself.
  const chart = charts.find((one) => one === address.chart) ?? 'bar';
  const request = {
    ...days,
    step,
    ...(themeId !== undefined && { themeId }),
    ...(topicId !== undefined && { topicId }),
  };
  const { data, error, refetch } = useQuery({ ...trendQuery(id, request), placeholderData: keepPreviousData });
  return (
    <section aria-label="Trend">
      <div className={styles.controls}>
        <SegmentedControl
          aria-label="Time"
          data={presets.map((value) => ({ value, label: PRESET_NAMES[value] }))}
          value={address.preset ?? ''}
          onChange={(preset) => change({ preset: preset as Preset, range: null })}
        />
        <NativeSelect
          aria-label="Steps"
          data={TREND_STEPS.map((value) => ({ value, label: STEP_LABELS[value] }))}
          value={step}
          onChange={(event) => change({ step: event.currentTarget.value as TrendStep })}
        />
        <SegmentedControl
          aria-label="Chart type"
          data={charts.map((value) => ({ value, label: CHART_NAMES[value] }))}
          value={chart}
          onChange={(chart) => change({ chart })}
        />
        <div className={styles.dates}>
          <DateRange
            key={address.preset ?? 'own'}
            label="Days"
            range={address.range}
            onChange={(range) => change({ range, preset: range === null ? 'all' : null })}
          />
        </div>
      </div>
      {data ? (
        data.steps.length === 0 ? (
          <NothingYet>No data in these days.</NothingYet>
        ) : (
          <TrendChart
            trend={data}
            type={chart}
            ofTheme={isPart}
            part={topicId === undefined ? 'theme' : 'topic'}
            pathOf={pathOf}
          />
        )
      ) : error ? (
        <FailedState title="The trend could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading}>
          <ListSkeleton things="the trend" />
        </div>
      )}
    </section>
  );
}
