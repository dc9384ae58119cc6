import type { Row } from '@evident/domain/views';
import { Checkbox } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Rows } from '../../ui/rows.tsx';
import { RowCard } from './row-card.tsx';
import type { RowsProps } from './rows-props.ts';
import styles from './views.module.css';

const CARD_WIDTH = 260;
const HEIGHT = 188;

/** Rows as cards of the same size, as many in a line as fit. */
export function RowGrid({ label, list, columns, readOnly, selection, onSet }: RowsProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const rows = list.items ?? [];
  const across = Math.max(1, Math.floor(width / CARD_WIDTH));
  const lines = Array.from({ length: Math.ceil(rows.length / across) }, (_, at) => {
    const cards = rows.slice(at * across, (at + 1) * across);
    return { id: cards[0]!.id, cards };
  });
  const visible = columns.filter((column) => column.visible);
  const card = (row: Row) => (
    <RowCard
      key={row.id}
      row={row}
      columns={visible}
      readOnly={readOnly}
      onSet={onSet}
      corner={
        <Checkbox
          size="xs"
          aria-label={`Select “${(row.title || row.text).slice(0, 80)}”`}
          checked={selection.ids.has(row.id)}
          onChange={({ currentTarget, nativeEvent }) =>
            selection.set(row, currentTarget.checked, (nativeEvent as unknown as MouseEvent).shiftKey, rows)
          }
        />
      }
    />
  );
  return (
    <div ref={ref} className={styles.grid}>
      {width > 0 && (
        <Rows items={lines} label={label} height={HEIGHT} more={list.more} loadingMore={list.loadingMore}>
          {({ cards }) => (
            <div className={styles.cards} style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}>
              {cards.map(card)}
            </div>
          )}
        </Rows>
      )}
    </div>
  );
}
