import type { Row } from '@evident/domain/views';
import { CellFacts } from './cell-facts.tsx';
import type { Column } from './columns.ts';
import { FieldButton } from './field-button.tsx';
import type { CellChange } from '../../data/views/mutations.ts';
import styles from './views.module.css';

interface Props {
  row: Row;
  /** Those to show, without the first. */
  columns: readonly Column[];
  readOnly: string | null;
  onSet: (changes: readonly CellChange[]) => void;
}

/** The visible facts of a row, on a card or under its title. */
export function RowFacts({ row, columns, readOnly, onSet }: Props) {
  return (
    <div className={styles.facts}>
      {columns.map((column) => {
        const { key, field } = column;
        if (field)
          return (
            <FieldButton
              key={key}
              row={row}
              field={field}
              readOnly={readOnly}
              onChange={(value) => onSet([{ row, field, value }])}
            />
          );
        return isEmpty(row, key) ? null : (
          <span key={key} className={styles.fact} data-key={key} title={column.title}>
            <CellFacts row={row} column={column} onCard />
            {key === 'HIGHLIGHT_COUNT' && (row.highlightCount === 1 ? ' highlight' : ' highlights')}
          </span>
        );
      })}
    </div>
  );
}

function isEmpty(row: Row, key: string): boolean {
  const lists: Record<string, readonly unknown[]> = {
    TAGS: row.tags,
    PEOPLE: row.people,
    AUTHORS: row.authors,
    SPEAKERS: row.speakers,
  };
  if (key === 'HIGHLIGHT_COUNT') return !row.highlightCount;
  if (key === 'CONTENT_PREVIEW') return row.text === '' && row.medium === null;
  return lists[key]?.length === 0;
}
