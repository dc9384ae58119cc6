import type { Row } from '@evident/domain/views';
import { useElementSize } from '@mantine/hooks';
import { WindowRows } from '../../ui/window-rows.tsx';
import { PendingRow } from './pending-row.tsx';
import { RowCard } from './row-card.tsx';
import { RowCheck } from './row-check.tsx';
import { RowHandle } from './row-handle.tsx';
import type { RowsProps } from './rows-props.ts';
import { useOrdering } from './use-ordering.ts';
import place from './place.module.css';
import styles from './views.module.css';

const CARD_WIDTH = 260;
const HEIGHT = 236;

/** Rows as cards of the same size, as many in a line as fit. */
export function RowGrid({ label, list, columns, readOnly, selection, scroll, onSet, onPlace }: RowsProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const across = Math.max(1, Math.floor(width / CARD_WIDTH));
  const { box, onKeyDown, owner, step } = useOrdering({ list, onPlace, selection, sideways: true });
  const visible = columns.filter((column) => column.visible);
  const card = (row: Row, index: number) => (
    <RowCard
      row={row}
      columns={visible}
      readOnly={readOnly}
      onSet={onSet}
      corner={
        <>
          {onPlace && <RowHandle row={row} index={index} ordering={{ owner, step }} />}
          <RowCheck
            row={row}
            index={index}
            list={list}
            selected={selection.ids.has(row.id)}
            onSelect={(one) => selection.set(one, label)}
          />
        </>
      }
    />
  );
  return (
    <div ref={ref} className={styles.grid}>
      <div ref={box} onKeyDown={onKeyDown}>
        {width > 0 && (
          <WindowRows
            key={across}
            count={Math.ceil(list.count / across)}
            label={label}
            height={HEIGHT}
            keyOf={(line) => list.at(line * across)?.id ?? String(line)}
            onShow={(from, to) => list.show(from * across, Math.min(list.count, (to + 1) * across) - 1)}
            start={Math.floor(scroll.start / across)}
            onTop={(line) => scroll.onTop(line * across)}
          >
            {(line) => (
              <div className={styles.cards} style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}>
                {Array.from({ length: Math.min(across, list.count - line * across) }, (_, at) => {
                  const index = line * across + at;
                  const row = list.at(index);
                  return (
                    <div key={row?.id ?? index} data-card={index} className={place.place}>
                      {row ? card(row, index) : <PendingRow asCard />}
                    </div>
                  );
                })}
              </div>
            )}
          </WindowRows>
        )}
      </div>
    </div>
  );
}
