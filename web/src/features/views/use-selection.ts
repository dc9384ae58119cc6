import type { Row } from '@evident/domain/views';
import { useState } from 'react';

/** Selected rows; Shift extends the selection from the last row. */
export function useSelection() {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  const change = (changed: readonly Row[], on: boolean): void =>
    setRows((before) => {
      const after = new Map(before);
      for (const row of changed)
        if (on) after.set(row.id, row);
        else after.delete(row.id);
      return after;
    });
  return {
    ids: rows,
    rows: [...rows.values()],
    set: (row: Row, on: boolean, range = false, among: readonly Row[] = []) => {
      const [from, to] = [among.findIndex(({ id }) => id === last), among.findIndex(({ id }) => id === row.id)];
      setLast(row.id);
      change(range && from !== -1 && to !== -1 ? among.slice(Math.min(from, to), Math.max(from, to) + 1) : [row], on);
    },
    setAll: change,
    clear: () => setRows(new Map()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
