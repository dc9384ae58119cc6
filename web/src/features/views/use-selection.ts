import { CHANGED_ROWS_MAX, type Row } from '@evident/domain/views';
import { useRef, useState } from 'react';
import type { Windowed } from '../../kernel/queries/windows.ts';
import { showToast } from '../../kernel/toasts.ts';

type Readable = Pick<Windowed<Row>, 'read'>;

interface Selecting {
  readonly row: Row;
  /** Its place in the list. */
  readonly index: number;
  readonly list: Readable;
  readonly on: boolean;
  /** Extends the selection from the last row. */
  readonly range: boolean;
}

function changedBy(before: ReadonlyMap<string, Row>, changed: readonly Row[], on: boolean): Map<string, Row> {
  const after = new Map(before);
  for (const row of changed)
    if (!on) after.delete(row.id);
    else if (after.size < CHANGED_ROWS_MAX) after.set(row.id, row);
  return after;
}

/** Selected rows; Shift extends the selection from the last row. As many as are changed at once. */
export function useSelection() {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  const last = useRef<{ index: number; label: string } | null>(null);
  const change = (changed: readonly Row[], on: boolean): void => {
    setRows((before) => changedBy(before, changed, on));
    if (on && changed.some(({ id }) => !changedBy(rows, changed, on).has(id)))
      showToast({
        title: `${CHANGED_ROWS_MAX} rows are selected`,
        message: `At most ${CHANGED_ROWS_MAX} are changed at once.`,
      });
  };
  return {
    ids: rows,
    rows: [...rows.values()],
    /** @param label the list, in which a range stays */
    set: ({ row, index, list, on, range }: Selecting, label = '') => {
      const from = range && last.current?.label === label ? last.current.index : index;
      last.current = { index, label };
      if (from === index) return change([row], on);
      const [first, final] = [Math.min(from, index), Math.max(from, index)];
      const start = from < index ? first : Math.max(first, final - CHANGED_ROWS_MAX);
      void list.read(start, Math.min(final, start + CHANGED_ROWS_MAX)).then((read) => change(read, on));
    },
    /** Selects a list from its beginning, as far as rows are changed at once. */
    setAll: (list: Pick<Windowed<Row>, 'count' | 'read'>, on: boolean) => {
      if (!on) return setRows(new Map());
      return void list.read(0, Math.min(list.count, CHANGED_ROWS_MAX + 1) - 1).then((read) => change(read, true));
    },
    clear: () => setRows(new Map()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
