import { COLUMN_WIDTH } from '@evident/domain/views';
import {
  ArrowDown,
  ArrowDownAZ,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpAZ,
  EyeOff,
  Pin,
  Sigma,
  WrapText,
} from 'lucide-react';
import type { PointerEvent } from 'react';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import type { Column } from './columns.ts';
import { sortOf } from './sorts.ts';
import type { Look } from './look.ts';
import { TOTAL_NAMES, totalsFor } from './totals.ts';
import styles from './table.module.css';

export interface ColumnActions {
  onSort: (sort: Look['sort']) => void;
  onMove: (key: string, step: 1 | -1) => void;
  onHide: (key: string) => void;
  onChange: (key: string, change: Partial<Pick<Column, 'width' | 'sticky' | 'wrapped' | 'total'>>) => void;
}

interface Props extends ColumnActions {
  column: Column;
  sort: Look['sort'];
  /** The first column stays where it is. */
  first: boolean;
  /** Pixels from the left edge; absent for a column that scrolls. */
  left?: number;
}

const STEP = 20;

/** The head of a column: its name with a menu, and an edge that changes its width. */
export function ColumnHead({ column, sort, first, left, onSort, onMove, onHide, onChange }: Props) {
  const { key, title, width, sticky, wrapped } = column;
  const by = sortOf(column);
  const sorted =
    by !== null && sort !== null && sort.by === by.by && sort.fieldId === by.fieldId ? sort.direction : null;
  const wide = (to: number) =>
    onChange(key, { width: Math.round(Math.min(Math.max(to, COLUMN_WIDTH.min), COLUMN_WIDTH.max)) });
  const entries: MenuEntry[] = [
    ...(by
      ? ([
          {
            label: 'Sort ascending',
            icon: ArrowDownAZ,
            chosen: sorted === 'ASC',
            run: () => onSort({ ...by, direction: 'ASC' }),
          },
          {
            label: 'Sort descending',
            icon: ArrowUpAZ,
            chosen: sorted === 'DESC',
            run: () => onSort({ ...by, direction: 'DESC' }),
          },
          ...(sorted ? [{ label: 'Remove sort', run: () => onSort(null) }] : []),
        ] satisfies MenuEntry[])
      : []),
    {
      label: 'Wrap text',
      icon: WrapText,
      apart: by !== null,
      chosen: wrapped,
      run: () => onChange(key, { wrapped: !wrapped }),
    },
    ...(first
      ? []
      : ([
          { label: 'Keep in view', icon: Pin, chosen: sticky, run: () => onChange(key, { sticky: !sticky }) },
          { label: 'Move left', icon: ArrowLeft, run: () => onMove(key, -1) },
          { label: 'Move right', icon: ArrowRight, run: () => onMove(key, 1) },
          { label: 'Hide', icon: EyeOff, run: () => onHide(key) },
        ] satisfies MenuEntry[])),
    ...totalsFor(column.field).map((one, at) => ({
      label: TOTAL_NAMES[one],
      icon: Sigma,
      apart: at === 0,
      chosen: column.total === one,
      run: () => onChange(key, { total: column.total === one ? undefined : one }),
    })),
  ];
  const drag = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget;
    const from = event.clientX;
    edge.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) => wide(width + clientX - from);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), { once: true });
  };
  const Direction = sorted === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <div
      role="columnheader"
      className={styles.head}
      aria-sort={sorted === null ? undefined : sorted === 'ASC' ? 'ascending' : 'descending'}
      data-sticky={left !== undefined}
      style={{ width, left }}
    >
      <MenuButton label={`Column ${title}`} entries={entries} position="bottom-start">
        <button type="button" className={styles.name}>
          <span className={styles.label}>{title}</span>
          {sorted && <Direction size={12} aria-hidden />}
        </button>
      </MenuButton>
      <span
        role="slider"
        tabIndex={0}
        className={styles.edge}
        aria-label={`Width of ${title}`}
        aria-orientation="horizontal"
        aria-valuenow={width}
        aria-valuemin={COLUMN_WIDTH.min}
        aria-valuemax={COLUMN_WIDTH.max}
        onPointerDown={drag}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
          event.preventDefault();
          event.stopPropagation();
          wide(width + (event.key === 'ArrowRight' ? STEP : -STEP));
        }}
      />
    </div>
  );
}
