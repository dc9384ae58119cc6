import { type Bar, CHART_TYPE_NAMES, type ChartOptions } from '@evident/domain/charts';
import { useElementSize } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import type { ChartColors } from './colors.ts';
import { DrawnChart } from './drawn-chart.tsx';
import { barsIn, clickedBar, drawnBars, grows, heightOf, heightOfBars, LEFT_OUT, tagOption } from './tag-option.ts';
import { chartName } from './words.ts';
import styles from './charts.module.css';

interface Props {
  bars: readonly Bar[];
  options: Pick<ChartOptions, 'metric' | 'items' | 'type'>;
  /** Opens the highlights of an item. */
  onOpen: (bar: Bar) => void;
  /** Names it for screen readers; by default what tag charts show. */
  title?: string;
  /** Fills its place, with as many whole bars as fit. */
  fills?: boolean;
}

/** Tags or tag groups as bars, radar, pie or treemap. */
export function TagChart({
  bars,
  options: { metric, items, type },
  onOpen,
  title = chartName(metric, items),
  fills = false,
}: Props) {
  const { ref, height } = useElementSize();
  const fitted = fills && grows(type);
  const drawn = useMemo(() => {
    const all = drawnBars(bars, type, fills ? height : undefined);
    return fitted ? all.slice(0, barsIn(height, all.length)) : all;
  }, [bars, type, fills, fitted, height]);
  const option = useCallback(
    (colors: ChartColors, narrow: boolean) => tagOption(drawn, { metric, items, type }, colors, narrow),
    [drawn, metric, items, type],
  );
  const filled = drawn.length < bars.length ? `calc(100% - ${LEFT_OUT}px)` : '100%';
  return (
    <div ref={ref} className={fills ? styles.filled : undefined}>
      <DrawnChart
        label={`${CHART_TYPE_NAMES[type]} chart: ${title}`}
        height={fitted ? heightOfBars(drawn.length) : fills ? filled : heightOf(type, drawn.length)}
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
    </div>
  );
}
