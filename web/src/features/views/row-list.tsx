import { Checkbox } from '@mantine/core';
import { Rows } from '../../ui/rows.tsx';
import { RowFacts } from './row-facts.tsx';
import { RowTitle } from './row-title.tsx';
import type { RowsProps } from './rows-props.ts';
import styles from './views.module.css';

const HEIGHT = 76;

/** Rows as a list: the title, and under it the visible facts, whose fields are edited in place. */
export function RowList({ label, list, columns, readOnly, selection, onSet }: RowsProps) {
  const rows = list.items ?? [];
  const [, ...facts] = columns.filter(({ visible }) => visible);
  return (
    <Rows items={rows} label={label} height={HEIGHT} more={list.more} loadingMore={list.loadingMore}>
      {(row) => (
        <div className={styles.line} data-selected={selection.ids.has(row.id)}>
          <Checkbox
            size="xs"
            aria-label={`Select “${(row.title || row.text).slice(0, 80)}”`}
            checked={selection.ids.has(row.id)}
            onChange={({ currentTarget, nativeEvent }) =>
              selection.set(row, currentTarget.checked, (nativeEvent as unknown as MouseEvent).shiftKey, rows)
            }
          />
          <div className={styles.body}>
            <RowTitle row={row} />
            <RowFacts row={row} columns={facts} readOnly={readOnly} onSet={onSet} />
          </div>
        </div>
      )}
    </Rows>
  );
}
