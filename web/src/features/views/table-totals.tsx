import type { FieldTotal } from '@evident/domain/views';
import type { Column } from './columns.ts';
import { TotalFacts } from './total-facts.tsx';
import { totaled } from './totals.ts';
import styles from './table.module.css';

interface Props {
  /** The visible ones. */
  columns: readonly Column[];
  totals: readonly FieldTotal[];
  lefts: readonly (number | undefined)[];
  selectWidth: number;
}

/** The foot of a table: the totals of its columns, of all rows and not only of those that are loaded. */
export function TableTotals({ columns, totals, lefts, selectWidth }: Props) {
  const shown = totaled(columns);
  if (shown.length === 0) return null;
  return (
    <div role="rowgroup" className={styles.foot}>
      <div role="row" className={styles.line} aria-label="Totals">
        <div role="gridcell" className={styles.select} style={{ width: selectWidth }} aria-label="Totals" />
        {columns.map((column, at) => (
          <div
            key={column.key}
            role="gridcell"
            className={styles.cell}
            data-sticky={lefts[at] !== undefined}
            style={{ width: column.width, left: lefts[at] }}
          >
            {shown.includes(column) && <TotalFacts column={column} totals={totals} />}
          </div>
        ))}
      </div>
    </div>
  );
}
