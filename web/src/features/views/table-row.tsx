import type { Row } from '@evident/domain/views';
import { memo } from 'react';
import type { Windowed } from '../../kernel/queries/windows.ts';
import { CellEditor } from './cell-editor.tsx';
import { CellFacts } from './cell-facts.tsx';
import { type Column, editedAs } from './columns.ts';
import { PendingRow } from './pending-row.tsx';
import { RowCheck } from './row-check.tsx';
import { RowHandle } from './row-handle.tsx';
import type { useGrid } from './use-grid.ts';
import type { Ordering } from './use-ordering.ts';
import type { CellChange } from '../../data/views/mutations.ts';
import type { Selection } from './use-selection.ts';
import styles from './table.module.css';

type Grid = ReturnType<typeof useGrid>;

export interface TableActions {
  go: Grid['go'];
  edit: Grid['edit'];
  done: Grid['done'];
  set: (changes: readonly CellChange[]) => void;
  select: (one: Parameters<Selection['set']>[0]) => void;
  step: Ordering['step'];
}

interface Line {
  /** The column of the active cell in this row; -1 without one. */
  active: number;
  editing: boolean;
  /** The columns of the range in this row; an empty range without one. */
  rangeLeft: number;
  rangeRight: number;
  /** The range has several cells. */
  isRange: boolean;
}

interface Props extends Line {
  /** Undefined until loaded. */
  row: Row | undefined;
  index: number;
  columns: readonly Column[];
  lefts: readonly (number | undefined)[];
  selectWidth: number;
  list: Windowed<Row>;
  /** The list in which the row is moved by hand; null where it cannot be. */
  owner: string | null;
  selected: boolean;
  actions: TableActions;
}

/** The state of a row that depends on the active cell and the range. */
export function lineOf({ active, editing, range: { top, bottom, left, right } }: Grid, index: number): Line {
  const isIn = index >= top && index <= bottom;
  return {
    active: index === active.row ? active.column : -1,
    editing: editing && index === active.row,
    rangeLeft: isIn ? left : 0,
    rangeRight: isIn ? right : -1,
    isRange: isIn && (top !== bottom || left !== right),
  };
}

/** A row of a table. */
export const TableRow = memo(function TableRow(props: Props) {
  const { row, index, columns, lefts, selectWidth, list, owner, selected, actions } = props;
  if (!row) return <PendingCells {...props} />;
  return (
    <>
      <div role="gridcell" className={styles.select} style={{ width: selectWidth }}>
        {owner !== null && <RowHandle row={row} index={index} ordering={{ owner, step: actions.step }} inTable />}
        <RowCheck row={row} index={index} list={list} selected={selected} onSelect={actions.select} />
      </div>
      {columns.map((column, at) => (
        <Cell key={column.key} {...props} row={row} column={column} at={at} left={lefts[at]} />
      ))}
    </>
  );
}, isSame);

/** `list` is a new object each time; it is used on clicks only. */
function isSame({ list: _, ...before }: Props, { list: __, ...after }: Props): boolean {
  return (Object.keys(after) as (keyof typeof after)[]).every((name) => before[name] === after[name]);
}

function Cell({
  row,
  index,
  column,
  at,
  left,
  active,
  editing,
  rangeLeft,
  rangeRight,
  isRange,
  actions,
}: Props & { row: Row; column: Column; at: number; left: number | undefined }) {
  const isActive = at === active;
  const isIn = at >= rangeLeft && at <= rangeRight;
  const field = editedAs(column);
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-at={`${index}.${at}`}
      data-sticky={left !== undefined}
      data-wrapped={column.wrapped}
      data-range={isRange && isIn}
      aria-selected={isIn}
      className={styles.cell}
      style={{ width: column.width, left }}
      onMouseDown={({ shiftKey, target }) => {
        if (!(target instanceof Element && target.closest('a, button, [data-portal]')) && !(isActive && editing))
          actions.go(index, at, shiftKey);
      }}
      onDoubleClick={actions.edit}
    >
      {isActive && editing && field ? (
        <CellEditor
          row={row}
          field={field}
          onChange={(value) => actions.set([{ row, field, value }])}
          onDone={actions.done}
        />
      ) : (
        <CellFacts row={row} column={column} />
      )}
    </div>
  );
}

function PendingCells({ index, active, columns, lefts, selectWidth }: Props) {
  return (
    <>
      <div role="gridcell" className={styles.select} style={{ width: selectWidth }} aria-label="Loading" />
      {columns.map(({ key, width }, at) => (
        <div
          key={key}
          role="gridcell"
          tabIndex={at === active ? 0 : -1}
          data-at={`${index}.${at}`}
          data-sticky={lefts[at] !== undefined}
          className={styles.cell}
          style={{ width, left: lefts[at] }}
        >
          {at === 0 && <PendingRow />}
        </div>
      ))}
    </>
  );
}
