import { Button } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useRowHeight } from '../kernel/preferences.ts';
import { useRowKeys } from './use-row-keys.ts';
import styles from './rows.module.css';

interface Props<Item> {
  items: readonly Item[];
  label: string;
  /** Pixels, before the member's preference; all rows have the same height. */
  height: number;
  children: (item: Item) => ReactNode;
  /** Loads the next page; null or absent on the last one. */
  more?: (() => void) | null;
  loadingMore?: boolean;
  /** Inside a grid, the list is a group of rows. */
  inGrid?: boolean;
}

/** Shorter lists render all rows, so that the browser's own search finds them. */
const UNVIRTUALIZED_MAX = 100;
const IN_LIST = { List: 'ul', Line: 'li', group: undefined, row: undefined } as const;
const IN_GRID = { List: 'div', Line: 'div', group: 'rowgroup', row: 'row' } as const;
const AHEAD = 12;
const NEAR = '600px';

/** Virtualized list that loads more on demand. `j` and `k` navigate it. */
export function Rows<Item extends { id: string }>({
  items,
  label,
  height: usual,
  children,
  more = null,
  loadingMore = false,
  inGrid = false,
}: Props<Item>) {
  useRowKeys();
  const height = useRowHeight(usual);
  const { List, Line, group, row } = inGrid ? IN_GRID : IN_LIST;
  return (
    <>
      {items.length <= UNVIRTUALIZED_MAX ? (
        <List className={styles.rows} aria-label={label} role={group}>
          {items.map((item) => (
            <Line key={item.id} data-row role={row} className={styles.row} style={{ height }}>
              {children(item)}
            </Line>
          ))}
        </List>
      ) : (
        <LightRows items={items} label={label} height={height} inGrid={inGrid}>
          {children}
        </LightRows>
      )}
      {more && <More more={more} loading={loadingMore} byItself={items.length > UNVIRTUALIZED_MAX} />}
    </>
  );
}

/** After the first press, more rows load on scrolling. */
function More({ more, loading, byItself }: { more: () => void; loading: boolean; byItself: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  useEffect(() => {
    if (!byItself || loading || !end.current) return undefined;
    // On a slow machine the observer gets several entries at once; the last one counts.
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.at(-1)?.isIntersecting) latest.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [byItself, loading]);
  return (
    <div ref={end} className={styles.more}>
      <Button variant="default" loading={loading} onClick={more}>
        Show more
      </Button>
    </div>
  );
}

function LightRows<Item extends { id: string }>({
  items,
  label,
  height,
  inGrid = false,
  children,
}: Omit<Props<Item>, 'more' | 'loadingMore'>) {
  const { List, Line, group, row } = inGrid ? IN_GRID : IN_LIST;
  const list = useRef<HTMLElement>(null);
  const [above, setAbove] = useState(0);
  const scroller = () => list.current?.closest<HTMLElement>('main, [data-scroller]') ?? document.scrollingElement;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- any render may change the height above; stops once measured
  useLayoutEffect(() => {
    const box = scroller();
    const top =
      (list.current?.getBoundingClientRect().top ?? 0) -
      (box?.getBoundingClientRect().top ?? 0) +
      (box?.scrollTop ?? 0);
    if (Math.abs(top - above) > 1) setAbove(top);
  });
  // oxlint-disable-next-line react/incompatible-library -- the app does not use the React compiler
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: scroller,
    estimateSize: () => height,
    overscan: AHEAD,
    scrollMargin: above,
    getItemKey: (at) => items[at]!.id,
  });
  return (
    <List
      ref={(element: HTMLElement | null) => {
        list.current = element;
      }}
      className={styles.rows}
      aria-label={label}
      role={group}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <Line
          key={key}
          data-row
          role={row}
          className={`${styles.row} ${styles.placed}`}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={{ height, transform: `translateY(${start - above}px)` }}
        >
          {children(items[index]!)}
        </Line>
      ))}
    </List>
  );
}
