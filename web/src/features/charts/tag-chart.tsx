import { type Bar, CHART_TYPE_NAMES, type ChartOptions } from '@evident/domain/charts';
import { useCallback, useMemo } from 'react';
import type { ChartColors } from './colors.ts';
import { DrawnChart } from './drawn-chart.tsx';
import { clickedBar, drawnBars, grows, heightOf, tagOption } from './tag-option.ts';
import { chartName } from './words.ts';
import styles from './charts.module.css';

interface Props {
  bars: readonly Bar[];
  options: Pick<ChartOptions, 'metric' | 'items' | 'type'>;
  /** Opens the highlights of an item. */
  onOpen: (bar: Bar) => void;
  /** Fills its place. Bars that do not fit scroll. */
  fills?: boolean;
}

/** Tags or tag groups as bars, radar, pie or treemap. */
export function TagChart({ bars, options: { metric, items, type }, onOpen, fills = false }: Props) {
  const drawn = useMemo(() => drawnBars(bars, type), [bars, type]);
  const option = useCallback(
    (colors: ChartColors, narrow: boolean) => tagOption(drawn, { metric, items, type }, colors, narrow),
    [drawn, metric, items, type],
  );
  return (
    <>
      <DrawnChart
        label={`${CHART_TYPE_NAMES[type]} chart: ${chartName(metric, items)}`}
        height={fills && !grows(type) ? '100%' : heightOf(type, drawn.length)}
        option={option}
        onClick={(part) => {
          const bar = clickedBar(part, drawn);
          if (bar) onOpen(bar);
        }}
      />
      {drawn.length < bars.length && (
        <p className={styles.note}>
          Shows the {drawn.length} highest of {bars.length.toLocaleString()}. The table lists all.
        </p>
      )}
    </>
  );
}
