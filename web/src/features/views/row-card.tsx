import type { Row } from '@evident/domain/views';
import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import { RowFacts } from './row-facts.tsx';
import { RowTitle } from './row-title.tsx';
import type { CellChange } from '../../data/views/mutations.ts';
import styles from './views.module.css';

interface Props {
  row: Row;
  /** The visible ones. */
  columns: readonly Column[];
  readOnly: string | null;
  onSet: (changes: readonly CellChange[]) => void;
  /** A menu or checkbox in the corner. */
  corner?: ReactNode;
}

/** A row as a card of a board or grid. */
export function RowCard({ row, columns: [, ...facts], readOnly, onSet, corner }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <RowTitle row={row} />
        {corner}
      </div>
      <RowFacts row={row} columns={facts} readOnly={readOnly} onSet={onSet} />
    </article>
  );
}
