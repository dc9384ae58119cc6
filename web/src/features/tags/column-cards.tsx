import type { TagGroupView, TagView } from '@evident/domain/tags';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type CSSProperties } from 'react';
import { useBoard } from './board-context.ts';
import { TagCard } from './tag-card.tsx';
import styles from './column-cards.module.css';

/** Shorter columns render all cards, so that the browser's own search finds them. */
const UNVIRTUALIZED_MAX = 60;
/** Pixels of a card with one line, and the gap below it. */
const CARD = 46;
const GAP = 10;
const AHEAD = 6;

/** The cards of a column. Long columns render only those in sight, and the one with the focus. */
export function ColumnCards({ group: { title, tags } }: { group: TagGroupView }) {
  const { activeId } = useBoard();
  const stop = tags.find((tag) => tag.id === activeId) ?? tags[0];
  const label = `Tags in ${title}`;
  if (tags.length > UNVIRTUALIZED_MAX) return <CardsInSight label={label} tags={tags} stop={stop} />;
  return (
    <ul className={styles.cards} aria-label={label}>
      {tags.map((tag) => (
        <TagCard key={tag.id} tag={tag} stop={tag === stop} />
      ))}
    </ul>
  );
}

interface Props {
  label: string;
  tags: readonly TagView[];
  stop: TagView | undefined;
}

function CardsInSight({ label, tags, stop }: Props) {
  const area = useRef<HTMLUListElement>(null);
  const { activeId } = useBoard();
  const active = tags.findIndex(({ id }) => id === activeId);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return active === -1 || shown.includes(active) ? shown : [...shown, active].sort((one, other) => one - other);
    },
    [active],
  );
  // oxlint-disable-next-line react/incompatible-library -- the app does not use the React compiler
  const list = useVirtualizer({
    count: tags.length,
    getScrollElement: () => area.current,
    estimateSize: () => CARD,
    gap: GAP,
    overscan: AHEAD,
    getItemKey: (index) => tags[index]!.id,
    rangeExtractor,
  });
  useEffect(() => {
    if (active !== -1) list.scrollToIndex(active, { align: 'auto' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- follows the focus only
  }, [active]);
  return (
    <ul
      ref={area}
      className={styles.cards}
      data-virtual
      aria-label={label}
      style={{ '--height': `${list.getTotalSize()}px` } as CSSProperties}
    >
      {list.getVirtualItems().map(({ index, start, key }) => (
        <TagCard
          key={key}
          tag={tags[index]!}
          stop={tags[index] === stop}
          at={{ index, style: { transform: `translateY(${start}px)` }, measure: list.measureElement }}
        />
      ))}
    </ul>
  );
}
