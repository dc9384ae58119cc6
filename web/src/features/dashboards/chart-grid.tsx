import { VisuallyHidden } from '@mantine/core';
import { type ChartPlace, type PlacedChart, type ShownChart, moved } from '@evident/domain/dashboards';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { ChartCard } from './chart-card.tsx';
import { chartPath } from './links.ts';
import styles from './chart-grid.module.css';

interface Props {
  dashboardId: string;
  charts: readonly PlacedChart[];
  own: boolean;
  /** `whole` is the page of the chart. */
  figure: (chart: ShownChart, asTable: boolean, whole: string) => ReactNode;
  /** Entries of the menu of a chart besides those that open and arrange it. */
  entriesOf: (placed: PlacedChart) => MenuEntry[];
  onArrange: (places: ChartPlace[]) => void;
}

/** The charts of a dashboard on a grid, arranged by dragging, by keyboard or by menu. */
export function ChartGrid({ dashboardId, charts, own, figure, entriesOf, onArrange }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState('');
  const [keepFocus, setKeepFocus] = useState<string | null>(null);
  const places = charts.map(({ id, width, height }) => ({ chartId: id, width, height }));
  const order = places.map(({ chartId }) => chartId).join();
  // A moved element loses the focus.
  useEffect(() => {
    if (keepFocus !== null) grid.current?.querySelector<HTMLElement>(`[data-handle="${keepFocus}"]`)?.focus();
    setKeepFocus(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after the order changed
  }, [order]);
  const move = (from: number, to: number): void => {
    const { id, chart } = charts[from]!;
    const focused = document.activeElement?.getAttribute('data-handle');
    if (focused === id) setKeepFocus(id);
    setTold(`Moved ${chart?.title ?? 'the chart'} to ${to + 1} of ${charts.length}`);
    onArrange(moved(places, from, to));
  };
  return (
    <div className={styles.place}>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <ul ref={grid} className={styles.grid} aria-label="Charts">
        {charts.map((placed, index) => (
          <ChartCard
            key={placed.id}
            placed={placed}
            index={index}
            count={charts.length}
            own={own}
            to={chartPath(dashboardId, placed.id)}
            figure={(asTable) => placed.chart && figure(placed.chart, asTable, chartPath(dashboardId, placed.id))}
            entries={entriesOf(placed)}
            onMove={move}
            onResize={(place) => {
              setTold(`${place.width} columns wide, ${place.height} rows high`);
              onArrange(places.map((one) => (one.chartId === place.chartId ? place : one)));
            }}
          />
        ))}
      </ul>
    </div>
  );
}
