import { HIDDEN_KEY, type Row, type ShownGroup } from '@evident/domain/views';
import { MoveRight } from 'lucide-react';
import { type AskedRows, rowWindows } from '../../data/views/queries.ts';
import { type Windowed, useWindows } from '../../kernel/queries/windows.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { WindowRows } from '../../ui/window-rows.tsx';
import type { Column } from './columns.ts';
import { groupTitle } from './group-title.ts';
import { PendingRow } from './pending-row.tsx';
import { RowCard } from './row-card.tsx';
import { RowCheck } from './row-check.tsx';
import { stepEntries } from './row-handle.tsx';
import { rowName } from './row-name.ts';
import type { OnPlace } from './rows-props.ts';
import { TotalFacts } from './total-facts.tsx';
import { totaled } from './totals.ts';
import { type MovedCard, useCardDrag, useCardDrop } from './use-card-drag.ts';
import { type Ordering, useOrdering } from './use-ordering.ts';
import type { CellChange } from '../../data/views/mutations.ts';
import type { Selection } from './use-selection.ts';
import place from './place.module.css';
import styles from './groups.module.css';

interface Props {
  projectId: string;
  wanted: AskedRows;
  groups: readonly ShownGroup[];
  columns: readonly Column[];
  readOnly: string | null;
  selection: Selection;
  /** Null if cards cannot change their group. */
  onMove: ((moved: MovedCard, to: string | null) => void) | null;
  onSet: (changes: readonly CellChange[]) => void;
  /** Null where rows are sorted, or cannot be changed. */
  onPlace: OnPlace | null;
}

/** Rows as cards in a column for each group. Cards move by dragging or by their menu. */
export function RowBoard(props: Props) {
  return (
    <div className={styles.board} role="group" aria-label="Board" tabIndex={0}>
      {props.groups.map((group) => (
        <BoardColumn key={group.key ?? ''} {...props} group={group} />
      ))}
    </div>
  );
}

/** The height of a usual card, in pixels. */
const CARD = 120;

function BoardColumn(props: Props & { group: ShownGroup }) {
  const { projectId, wanted, group, columns, readOnly, selection, onMove, onPlace } = props;
  const list = useWindows(rowWindows(projectId, { ...wanted, groupKey: group.key }), group.count);
  const fixed = readOnly !== null || onMove === null || group.key === HIDDEN_KEY;
  const { column, over } = useCardDrop(group.key, fixed, (moved) => onMove?.(moved, group.key));
  const { box, onKeyDown, owner, step } = useOrdering({ list, onPlace, selection });
  const title = groupTitle(group);
  return (
    <section ref={column} className={styles.column} data-over={over} aria-label={title}>
      <h2 className={styles.groupHead}>
        {group.color && <span className={styles.dot} data-hue={group.color} style={colorOf(group.color)} aria-hidden />}
        <span>{title}</span>
        <span className={styles.dim}>{group.count.toLocaleString()}</span>
      </h2>
      {totaled(columns).map((one) => (
        <div key={one.key} className={styles.groupTotal}>
          <span className={styles.dim}>{one.title}</span> <TotalFacts column={one} totals={group.totals} />
        </div>
      ))}
      {group.count === 0 && <p className={styles.none}>Nothing here</p>}
      {list.problem ? (
        <FailedState title="The rows could not be loaded" problem={list.problem} onRetry={list.again} />
      ) : (
        <div ref={box} className={styles.cards} data-scroller onKeyDown={onKeyDown}>
          <WindowRows
            count={group.count}
            label={title}
            height={CARD}
            measured
            keyOf={(index) => list.at(index)?.id ?? String(index)}
            onShow={list.show}
            className={styles.stack}
          >
            {(index) => {
              const row = list.at(index);
              return row ? (
                <Card
                  {...props}
                  row={row}
                  index={index}
                  list={list}
                  title={title}
                  from={group.key}
                  ordering={{ owner, step }}
                />
              ) : (
                <PendingRow asCard />
              );
            }}
          </WindowRows>
        </div>
      )}
    </section>
  );
}

interface CardProps extends Props {
  row: Row;
  index: number;
  list: Windowed<Row>;
  /** The title of its column. */
  title: string;
  from: string | null;
  ordering: Pick<Ordering, 'owner' | 'step'>;
}

function Card(props: CardProps) {
  const { row, index, list, title, from, ordering, groups, columns, readOnly, selection, onMove, onSet, onPlace } =
    props;
  const moves = readOnly === null ? onMove : null;
  const { card, dragging } = useCardDrag({ row, from, owner: ordering.owner, disabled: !moves && !onPlace });
  const entries = [
    ...(onPlace ? stepEntries(index, ordering.step) : []),
    ...(moves ? groups : [])
      .filter(({ key }) => key !== from)
      .map((group, at) => ({
        label: `Move to ${groupTitle(group)}`,
        icon: MoveRight,
        apart: at === 0 && onPlace !== null,
        run: () => moves?.({ row, from }, group.key),
      })),
  ];
  return (
    <div ref={card} className={place.place} data-dragging={dragging}>
      <RowCard
        row={row}
        columns={columns.filter((one) => one.visible)}
        readOnly={readOnly}
        onSet={onSet}
        corner={
          <>
            <RowCheck
              row={row}
              index={index}
              list={list}
              selected={selection.ids.has(row.id)}
              onSelect={(one) => selection.set(one, title)}
            />
            {entries.length > 0 && <MenuButton label={`Move “${rowName(row)}”`} entries={entries} />}
          </>
        }
      />
    </div>
  );
}

/** Options have a color of their own, tags a hue. */
const colorOf = (color: string) => (/^#?[\da-f]{6}$/i.test(color) ? { background: `#${color.replace('#', '')}` } : {});
