import { chartContents } from '@evident/domain/charts';
import { ActionIcon } from '@mantine/core';
import { type ChartPlace, GRID_COLUMNS, GRID_ROWS_MAX, type PlacedChart, resized } from '@evident/domain/dashboards';
import { EyeOff, GripVertical, MoveDiagonal2 } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { useItemDrag } from '../../ui/use-item-drag.ts';
import { useResize } from './use-resize.ts';
import styles from './chart-grid.module.css';

interface Props {
  placed: PlacedChart;
  index: number;
  count: number;
  /** Whether the reader can arrange the dashboard. */
  own: boolean;
  /** The page of the chart. */
  to: string;
  figure: (asTable: boolean) => ReactNode;
  /** More entries of its menu, after those that arrange it. */
  entries: readonly MenuEntry[];
  onMove: (from: number, to: number) => void;
  onResize: (place: ChartPlace) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A chart on a dashboard. One of a project out of sight shows neither title nor numbers. */
export function ChartCard({ placed, index, count, own, to, figure, entries, onMove, onResize }: Props) {
  const { id: chartId, chart } = placed;
  const place = { chartId, width: placed.width, height: placed.height };
  const [asTable, setTable] = useState(false);
  const { item, handle, dragging, edge } = useItemDrag({ index, disabled: !own, onMove, axis: 'x' });
  const { size, corner } = useResize(place, onResize);
  const name = chart?.title ?? 'Hidden chart';
  const arranging: MenuEntry[] = [
    {
      label: 'Move earlier',
      apart: true,
      disabledReason: index === 0 ? 'Already first' : null,
      run: () => onMove(index, index - 1),
    },
    {
      label: 'Move later',
      disabledReason: index === count - 1 ? 'Already last' : null,
      run: () => onMove(index, index + 1),
    },
    {
      label: 'Make wider',
      disabledReason: place.width === GRID_COLUMNS ? 'Already as wide as the dashboard' : null,
      run: () => onResize(resized(place, { width: 1 })),
    },
    {
      label: 'Make narrower',
      disabledReason: place.width === 1 ? 'Already as narrow as possible' : null,
      run: () => onResize(resized(place, { width: -1 })),
    },
    {
      label: 'Make taller',
      disabledReason: place.height === GRID_ROWS_MAX ? 'Already as tall as possible' : null,
      run: () => onResize(resized(place, { height: 1 })),
    },
    {
      label: 'Make shorter',
      disabledReason: place.height === 1 ? 'Already as short as possible' : null,
      run: () => onResize(resized(place, { height: -1 })),
    },
  ];
  const views: MenuEntry[] = chart
    ? [
        { label: own ? 'Open and edit' : 'Open', to },
        ...(chartContents(chart.settings.view).drawn
          ? [{ label: asTable ? 'Show as a drawing' : 'Show as a table', run: () => setTable(!asTable) }]
          : []),
      ]
    : [];
  return (
    <li
      ref={item}
      className={styles.card}
      data-own={own}
      data-dragging={dragging}
      data-edge={edge ?? undefined}
      style={{ '--columns': size.width, '--rows': size.height } as CSSProperties}
    >
      <div className={styles.head}>
        {own && (
          <ActionIcon
            ref={handle}
            className={styles.grip}
            aria-label={`Move ${name}`}
            title="Drag, or press the arrow keys"
            data-handle={chartId}
            onKeyDown={(event) => {
              const step = STEPS[event.key];
              if (step === undefined) return;
              event.preventDefault();
              const next = index + step;
              if (next >= 0 && next < count) onMove(index, next);
            }}
          >
            <GripVertical size={16} aria-hidden />
          </ActionIcon>
        )}
        <span className={styles.names}>
          {chart && (
            <>
              <Link to={to} className={styles.title} dir="auto" title={chart.title}>
                {chart.title}
              </Link>
              <span className={styles.project} dir="auto">
                {chart.project.title || 'Untitled project'}
              </span>
            </>
          )}
        </span>
        <MenuButton label={`More for ${name}`} entries={[...views, ...(own ? arranging : []), ...entries]} />
      </div>
      <div className={styles.body} tabIndex={0} role="group" aria-label={name}>
        {chart ? (
          figure(asTable)
        ) : (
          <p className={styles.unseen}>
            <EyeOff size={18} aria-hidden />
            You cannot see this chart.
          </p>
        )}
      </div>
      {own && (
        <button
          type="button"
          className={styles.corner}
          aria-label={`Resize ${name}`}
          title="Drag, or press the arrow keys"
          {...corner}
        >
          <MoveDiagonal2 size={14} aria-hidden />
        </button>
      )}
    </li>
  );
}
