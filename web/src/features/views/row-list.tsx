import { MediumBox } from '../../ui/medium/medium-box.tsx';
import { WindowRows } from '../../ui/window-rows.tsx';
import { PendingRow } from './pending-row.tsx';
import { RowCheck } from './row-check.tsx';
import { RowFacts } from './row-facts.tsx';
import { RowHandle } from './row-handle.tsx';
import { RowTitle } from './row-title.tsx';
import type { RowsProps } from './rows-props.ts';
import { useOrdering } from './use-ordering.ts';
import styles from './views.module.css';

const HEIGHT = 76;

/** Rows as a list: the title, and under it the visible facts, whose fields are edited in place. */
export function RowList({ label, list, columns, readOnly, selection, scroll, onSet, onPlace }: RowsProps) {
  const [, ...facts] = columns.filter(({ visible }) => visible);
  const { box, onKeyDown, owner, step } = useOrdering({ list, onPlace, selection });
  return (
    <div ref={box} onKeyDown={onKeyDown}>
      <WindowRows
        count={list.count}
        label={label}
        height={HEIGHT}
        keyOf={(index) => list.at(index)?.id ?? String(index)}
        onShow={list.show}
        start={scroll.start}
        onTop={scroll.onTop}
      >
        {(index) => {
          const row = list.at(index);
          if (!row) return <PendingRow />;
          const selected = selection.ids.has(row.id);
          return (
            <div className={styles.line} data-selected={selected}>
              {onPlace && <RowHandle row={row} index={index} ordering={{ owner, step }} />}
              <RowCheck
                row={row}
                index={index}
                list={list}
                selected={selected}
                onSelect={(one) => selection.set(one, label)}
              />
              {row.medium && !(row.audioVideo && !row.thumbnail) && (
                <MediumBox of={{ medium: row.medium, thumbnail: row.thumbnail }} />
              )}
              <div className={styles.body}>
                <RowTitle row={row} box={null} />
                <RowFacts row={row} columns={facts} readOnly={readOnly} onSet={onSet} />
              </div>
            </div>
          );
        }}
      </WindowRows>
    </div>
  );
}
