import { NativeSelect, SegmentedControl } from '@mantine/core';
import {
  CHART_ITEMS,
  CHART_METRICS,
  CHART_TYPES,
  CHART_TYPE_NAMES,
  type ChartGroup,
  type ChartMetric,
} from '@evident/domain/charts';
import type { ReactNode } from 'react';
import { ChartItems } from './chart-items.tsx';
import type { ShownOptions } from './use-chart-address.ts';
import { ITEMS_LABELS, METRIC_LABELS } from './words.ts';
import styles from './charts.module.css';

interface Props {
  groups: readonly ChartGroup[];
  options: ShownOptions;
  onOptions: (options: ShownOptions) => void;
  /** Actions at the end. */
  children?: ReactNode;
}

/** The options of a chart: metric, type and items. */
export function ChartControls({ groups, options, onOptions, children }: Props) {
  return (
    <div className={styles.controls}>
      <NativeSelect
        label="Count"
        data={CHART_METRICS.map((value) => ({ value, label: METRIC_LABELS[value] }))}
        value={options.metric}
        onChange={(event) => onOptions({ ...options, metric: event.currentTarget.value as ChartMetric })}
      />
      <SegmentedControl
        aria-label="Chart type"
        data={CHART_TYPES.map((value) => ({ value, label: CHART_TYPE_NAMES[value] }))}
        value={options.type}
        onChange={(type) => onOptions({ ...options, type })}
      />
      <SegmentedControl
        aria-label="Draw"
        data={CHART_ITEMS.map((value) => ({ value, label: ITEMS_LABELS[value] }))}
        value={options.items}
        onChange={(items) => onOptions({ ...options, items })}
      />
      <ChartItems groups={groups} options={options} onChange={onOptions} />
      <div className={styles.end}>{children}</div>
    </div>
  );
}
