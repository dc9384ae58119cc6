import type { Row } from '@evident/domain/views';
import { Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Rows } from '../../ui/rows.tsx';
import { CellEditor } from './cell-editor.tsx';
import { CellFacts } from './cell-facts.tsx';
import { ColumnHead } from './column-head.tsx';
import { type Column, withColumn, withMoved, withVisible } from './columns.ts';
import type { RowsProps } from './rows-props.ts';
import { useGrid } from './use-grid.ts';
import styles from './table.module.css';

const HEIGHT = 40;
const WRAPPED_HEIGHT = 84;
const SELECT_WIDTH = 40;

/** Rows as a table whose cells are edited in place, with the keys of spreadsheets. */
export function RowTable({ label, list, columns, look, readOnly, selection, onLook, onSet }: RowsProps) {
  const rows = list.items ?? [];
  const visible = columns.filter((column) => column.visible);
  const grid = useGrid({ rows, columns: visible, readOnly: readOnly !== null, onSet });
  const box = useRef<HTMLDivElement>(null);
  const { row: activeRow, column: activeColumn } = grid.active;
  useEffect(() => {
    if (!box.current?.contains(document.activeElement) || grid.editing) return;
    box.current.querySelector<HTMLElement>(`[data-at="${activeRow}.${activeColumn}"]`)?.focus({ preventScroll: false });
  }, [activeRow, activeColumn, grid.editing]);
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  const lefts = leftsOf(visible);
  const wrapped = visible.some((column) => column.wrapped);
  return (
    <div ref={box} className={styles.scroll} data-editing={grid.editing}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={list.more ? -1 : rows.length + 1}
        aria-colcount={visible.length + 1}
        aria-multiselectable
        className={styles.table}
        style={{ width: SELECT_WIDTH + visible.reduce((sum, { width }) => sum + width, 0) }}
        {...grid.keys}
      >
        <div role="rowgroup" className={styles.heads}>
          <div role="row" className={styles.line}>
            <div role="columnheader" className={styles.select} style={{ width: SELECT_WIDTH }}>
              <Checkbox
                size="xs"
                aria-label="Select these rows"
                checked={rows.length > 0 && rows.every(({ id }) => selection.ids.has(id))}
                indeterminate={rows.some(({ id }) => selection.ids.has(id))}
                onChange={({ currentTarget }) => selection.setAll(rows, currentTarget.checked)}
              />
            </div>
            {visible.map((column, at) => (
              <ColumnHead
                key={column.key}
                column={column}
                sort={look.sort}
                first={at === 0}
                left={lefts[at]}
                onSort={(sort) => onLook({ sort })}
                onMove={(key, step) => onLook({ columns: withMoved(columns, key, step) })}
                onHide={(key) => onLook({ fieldVisibility: withVisible(look.fieldVisibility, key, false) })}
                onChange={(key, change) => onLook({ columns: withColumn(columns, key, change) })}
              />
            ))}
          </div>
        </div>
        <Rows
          items={rows}
          label={label}
          height={wrapped ? WRAPPED_HEIGHT : HEIGHT}
          more={list.more}
          loadingMore={list.loadingMore}
          inGrid
        >
          {(row) => (
            <>
              <div role="gridcell" className={styles.select} style={{ width: SELECT_WIDTH }}>
                <Checkbox
                  size="xs"
                  aria-label={`Select “${(row.title || row.text).slice(0, 80)}”`}
                  checked={selection.ids.has(row.id)}
                  onChange={({ currentTarget, nativeEvent }) =>
                    selection.set(row, currentTarget.checked, (nativeEvent as unknown as MouseEvent).shiftKey, rows)
                  }
                />
              </div>
              {visible.map((column, at) => cellOf(row, column, places.get(row.id)!, at))}
            </>
          )}
        </Rows>
      </div>
    </div>
  );

  function cellOf(row: Row, column: Column, line: number, at: number) {
    const isActive = line === activeRow && at === activeColumn;
    const field = column.field;
    return (
      <div
        key={column.key}
        role="gridcell"
        tabIndex={isActive ? 0 : -1}
        data-at={`${line}.${at}`}
        data-sticky={lefts[at] !== undefined}
        data-wrapped={column.wrapped}
        data-range={grid.isRange && grid.isSelected(line, at)}
        aria-selected={grid.isSelected(line, at)}
        className={styles.cell}
        style={{ width: column.width, left: lefts[at] }}
        onMouseDown={({ shiftKey, target }) => {
          if (!(target instanceof Element && target.closest('a, [data-portal]')) && !(isActive && grid.editing))
            grid.go(line, at, shiftKey);
        }}
        onDoubleClick={grid.edit}
      >
        {isActive && grid.editing && field ? (
          <CellEditor row={row} field={field} onChange={(value) => onSet([{ row, field, value }])} onDone={grid.done} />
        ) : (
          <CellFacts row={row} column={column} />
        )}
      </div>
    );
  }
}

/** Where sticky columns stay, in pixels from the left edge; undefined for those that scroll. */
function leftsOf(columns: readonly Column[]): (number | undefined)[] {
  let left = SELECT_WIDTH;
  return columns.map(({ sticky, width }) => {
    if (!sticky) return undefined;
    left += width;
    return left - width;
  });
}
