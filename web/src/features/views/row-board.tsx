import type { Row, ShownGroup } from '@evident/domain/views';
import { Button } from '@mantine/core';
import { MoveRight } from 'lucide-react';
import { type AskedRows, rowsQuery } from '../../data/views/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import type { Column } from './columns.ts';
import { groupTitle } from './group-title.ts';
import { RowCard } from './row-card.tsx';
import { type MovedCard, useCardDrag, useCardDrop } from './use-card-drag.ts';
import type { CellChange } from './use-row-changes.ts';
import styles from './groups.module.css';

interface Props {
  projectId: string;
  wanted: AskedRows;
  groups: readonly ShownGroup[];
  columns: readonly Column[];
  readOnly: string | null;
  /** Null if cards cannot change their group. */
  onMove: ((moved: MovedCard, to: string | null) => void) | null;
  onSet: (changes: readonly CellChange[]) => void;
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

function BoardColumn({
  projectId,
  wanted,
  group,
  groups,
  columns,
  readOnly,
  onMove,
  onSet,
}: Props & { group: ShownGroup }) {
  const list = usePages(rowsQuery(projectId, { ...wanted, groupKey: group.key }), { keep: true });
  const fixed = readOnly !== null || onMove === null;
  const { column, over } = useCardDrop(group.key, fixed, (moved) => onMove?.(moved, group.key));
  const title = groupTitle(group);
  const visible = columns.filter((one) => one.visible);
  return (
    <section ref={column} className={styles.column} data-over={over} aria-label={title}>
      <h2 className={styles.groupHead}>
        {group.color && <span className={styles.dot} data-hue={group.color} style={colorOf(group.color)} aria-hidden />}
        <span>{title}</span>
        <span className={styles.dim}>{group.count.toLocaleString()}</span>
      </h2>
      <Listing of={list} things="rows" shape="text" empty={<p className={styles.none}>Nothing here</p>}>
        {(items) => (
          <ul className={styles.stack} aria-label={title}>
            {items.map((row) => (
              <Card
                key={row.id}
                row={row}
                from={group.key}
                groups={groups}
                columns={visible}
                readOnly={readOnly}
                onMove={fixed ? null : onMove}
                onSet={onSet}
              />
            ))}
          </ul>
        )}
      </Listing>
      {list.more && (
        <Button size="xs" variant="subtle" loading={list.loadingMore} onClick={list.more}>
          Show more
        </Button>
      )}
    </section>
  );
}

interface CardProps extends Pick<Props, 'groups' | 'columns' | 'readOnly' | 'onMove' | 'onSet'> {
  row: Row;
  from: string | null;
}

function Card({ row, from, groups, columns, readOnly, onMove, onSet }: CardProps) {
  const { card, dragging } = useCardDrag({ row, from, disabled: onMove === null });
  const entries = groups
    .filter(({ key }) => key !== from)
    .map((group) => ({
      label: `Move to ${groupTitle(group)}`,
      icon: MoveRight,
      run: () => onMove?.({ row, from }, group.key),
    }));
  return (
    <li ref={card} data-row data-dragging={dragging}>
      <RowCard
        row={row}
        columns={columns}
        readOnly={readOnly}
        onSet={onSet}
        corner={onMove && <MenuButton label={`Move “${(row.title || row.text).slice(0, 60)}”`} entries={entries} />}
      />
    </li>
  );
}

/** Options have a color of their own, tags a hue. */
const colorOf = (color: string) => (/^#?[\da-f]{6}$/i.test(color) ? { background: `#${color.replace('#', '')}` } : {});
