import { CHANGED_ROWS_MAX } from '@evident/domain/views';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type RowScroller, WindowRows } from '../../ui/window-rows.tsx';
import { ColumnHead } from './column-head.tsx';
import { withColumn, withMoved, withVisible } from './columns.ts';
import type { RowsProps } from './rows-props.ts';
import { lineOf, TableRow, type TableActions } from './table-row.tsx';
import { TableTotals } from './table-totals.tsx';
import { useGrid } from './use-grid.ts';
import { useOrdering } from './use-ordering.ts';
import styles from './table.module.css';

const HEIGHT = 40;
const WRAPPED_HEIGHT = 84;
const SELECT_WIDTH = 40;
const ORDER_WIDTH = 60;

/** Rows as a table whose cells are edited in place, with the keys of spreadsheets. */
export function RowTable({
  label,
  list,
  columns,
  totals,
  look,
  readOnly,
  selection,
  scroll,
  onLook,
  onSet,
  onPlace,
}: RowsProps) {
  const visible = useMemo(() => columns.filter((column) => column.visible), [columns]);
  const grid = useGrid({ list, columns: visible, readOnly: readOnly !== null, onSet });
  const { box, onKeyDown, owner, step } = useOrdering({ list, onPlace, selection });
  const scroller = useRef<RowScroller>(null);
  const { row: activeRow, column: activeColumn } = grid.active;
  const wanted = useRef(false);
  const edited = useRef(false);
  useEffect(() => {
    // The field of the edited cell, which had the focus, is gone.
    const isLeft = edited.current && document.activeElement === document.body;
    edited.current = grid.editing;
    if (grid.editing || !(isLeft || box.current?.contains(document.activeElement))) return;
    scroller.current?.scrollTo(activeRow);
    wanted.current = true;
  }, [activeRow, activeColumn, grid.editing, box]);
  // The cell may be rendered only after the list has scrolled.
  useEffect(() => {
    const cell = wanted.current && box.current?.querySelector<HTMLElement>(`[data-at="${activeRow}.${activeColumn}"]`);
    if (!cell) return;
    wanted.current = false;
    cell.focus();
  });
  const selectWidth = onPlace ? ORDER_WIDTH : SELECT_WIDTH;
  const lefts = useMemo(() => leftsOf(visible, selectWidth), [visible, selectWidth]);
  const actions = useLatestActions({
    go: grid.go,
    edit: grid.edit,
    done: grid.done,
    set: onSet,
    select: (one) => selection.set({ ...one, list }, label),
    step: step,
  });
  const wrapped = visible.some((column) => column.wrapped);
  const first = list.at(0);
  const isAll =
    first !== undefined && selection.ids.has(first.id) && selection.ids.size >= Math.min(list.count, CHANGED_ROWS_MAX);
  return (
    <div ref={box} className={styles.scroll} data-editing={grid.editing} onKeyDown={onKeyDown}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={list.count + 1}
        aria-colcount={visible.length + 1}
        aria-multiselectable
        className={styles.table}
        style={{ width: selectWidth + visible.reduce((sum, { width }) => sum + width, 0) }}
        {...grid.keys}
      >
        <div role="rowgroup" className={styles.heads}>
          <div role="row" className={styles.line}>
            <div role="columnheader" className={styles.select} style={{ width: selectWidth }}>
              <input
                type="checkbox"
                className={styles.check}
                aria-label="Select these rows"
                checked={isAll}
                onChange={({ currentTarget }) => selection.setAll(list, currentTarget.checked)}
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
        <WindowRows
          count={list.count}
          label={label}
          height={wrapped ? WRAPPED_HEIGHT : HEIGHT}
          keyOf={(index) => list.at(index)?.id ?? String(index)}
          onShow={list.show}
          start={scroll.start}
          onTop={scroll.onTop}
          keep={activeRow}
          scroller={scroller}
          inGrid
        >
          {(index) => {
            const row = list.at(index);
            return (
              <TableRow
                row={row}
                index={index}
                columns={visible}
                lefts={lefts}
                selectWidth={selectWidth}
                list={list}
                owner={onPlace ? owner : null}
                selected={row !== undefined && selection.ids.has(row.id)}
                {...lineOf(grid, index)}
                actions={actions}
              />
            );
          }}
        </WindowRows>
        <TableTotals columns={visible} totals={totals} lefts={lefts} selectWidth={selectWidth} />
      </div>
    </div>
  );
}

/** Actions that stay the same object, so that rows are rendered again only if they changed. */
function useLatestActions(now: TableActions): TableActions {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  return useMemo(
    () => ({
      go: (...given) => latest.current.go(...given),
      edit: () => latest.current.edit(),
      done: (...given) => latest.current.done(...given),
      set: (changes) => latest.current.set(changes),
      select: (one) => latest.current.select(one),
      step: (...given) => latest.current.step(...given),
    }),
    [],
  );
}

/** Where sticky columns stay, in pixels from the left edge; undefined for those that scroll. */
function leftsOf(columns: RowsProps['columns'], selectWidth: number): (number | undefined)[] {
  let left = selectWidth;
  return columns.map(({ sticky, width }) => {
    if (!sticky) return undefined;
    left += width;
    return left - width;
  });
}
