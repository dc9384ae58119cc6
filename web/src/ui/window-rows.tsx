import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRowKeys } from './use-row-keys.ts';
import styles from './rows.module.css';

/** Scrolls to a row of a long list. */
export interface RowScroller {
  scrollTo: (index: number) => void;
}

interface Props {
  count: number;
  label: string;
  /** Pixels of each row, or an estimate if they are measured. */
  height: number;
  /** Rows have heights of their own. */
  measured?: boolean;
  keyOf: (index: number) => string;
  children: (index: number) => ReactNode;
  /** Reports which rows are on screen. */
  onShow: (from: number, to: number) => void;
  /** Inside a grid, the list is a group of rows. */
  inGrid?: boolean;
  /** A row that stays mounted, such as the one with the focus. */
  keep?: number;
  /** The row on top at first. */
  start?: number;
  /** Reports the row on top. */
  onTop?: (index: number) => void;
  scroller?: Ref<RowScroller>;
  className?: string;
}

/** Shorter lists render all rows, so that the browser's own search finds them. */
const UNVIRTUALIZED_MAX = 100;
const IN_LIST = { List: 'ul', Line: 'li', group: undefined, row: undefined } as const;
const IN_GRID = { List: 'div', Line: 'div', group: 'rowgroup', row: 'row' } as const;
const AHEAD = 8;
const NEAR = '400px';

/**
 * A list of any length, whose rows are rendered around the ones on screen. It has its full height, so that it is
 * scrolled to any place at once. `j` and `k` navigate it.
 */
export function WindowRows(props: Props) {
  useRowKeys();
  return props.count <= UNVIRTUALIZED_MAX ? <ShortRows {...props} /> : <LongRows {...props} />;
}

/** Whether the element is on screen or near it. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

function ShortRows({
  count,
  label,
  height,
  measured = false,
  keyOf,
  children,
  onShow,
  inGrid = false,
  scroller,
  className = '',
}: Props) {
  const { List, Line, group, row } = inGrid ? IN_GRID : IN_LIST;
  const element = useRef<HTMLElement>(null);
  const near = useNear(element);
  useEffect(() => {
    if (near) onShow(0, Math.max(0, count - 1));
  }, [near, count, onShow]);
  useImperativeHandle(
    scroller,
    () => ({
      scrollTo: (index) => element.current?.children[index]?.scrollIntoView({ block: 'nearest' }),
    }),
    [element],
  );
  return (
    <List
      ref={(node: HTMLElement | null) => {
        element.current = node;
      }}
      className={`${styles.rows} ${className}`}
      aria-label={label}
      role={group}
      style={measured ? {} : { minHeight: count * height }}
    >
      {Array.from({ length: count }, (_, index) => (
        <Line
          key={keyOf(index)}
          data-row
          data-index={index}
          role={row}
          className={styles.row}
          style={measured ? {} : { height }}
        >
          {children(index)}
        </Line>
      ))}
    </List>
  );
}

function LongRows({
  count,
  label,
  height,
  measured = false,
  keyOf,
  children,
  onShow,
  inGrid = false,
  keep,
  start = 0,
  onTop,
  scroller,
  className = '',
}: Props) {
  const { List, Line, group, row } = inGrid ? IN_GRID : IN_LIST;
  const element = useRef<HTMLElement>(null);
  const near = useNear(element);
  const [above, setAbove] = useState<number | null>(null);
  const box = () => element.current?.closest<HTMLElement>('[data-scroller], main') ?? document.scrollingElement;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- any render may change the height above; stops once measured
  useLayoutEffect(() => {
    const around = box();
    const top =
      (element.current?.getBoundingClientRect().top ?? 0) -
      (around?.getBoundingClientRect().top ?? 0) +
      (around?.scrollTop ?? 0);
    if (above === null || Math.abs(top - above) > 1) setAbove(top);
  });
  // oxlint-disable-next-line react/incompatible-library -- the app does not use the React compiler
  const rows = useVirtualizer({
    count,
    getScrollElement: box,
    estimateSize: () => height,
    overscan: AHEAD,
    scrollMargin: above ?? 0,
    rangeExtractor: ({ startIndex, endIndex, overscan }) => {
      const [from, to] = [Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan)];
      const range = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
      if (keep === undefined || keep >= count || (keep >= from && keep <= to)) return range;
      return keep < from ? [keep, ...range] : [...range, keep];
    },
  });
  const [from, to] = [rows.range?.startIndex ?? 0, rows.range?.endIndex ?? 0];
  useEffect(() => {
    if (!near) return;
    onShow(Math.max(0, from - AHEAD), Math.min(count - 1, to + AHEAD));
    onTop?.(from);
  }, [near, from, to, count, onShow, onTop]);
  const started = useRef(start === 0);
  useEffect(() => {
    if (started.current || above === null) return;
    started.current = true;
    rows.scrollToIndex(start, { align: 'start' });
  }, [above, start, rows]);
  useImperativeHandle(scroller, () => ({ scrollTo: (index) => rows.scrollToIndex(index, { align: 'auto' }) }), [rows]);
  return (
    <List
      ref={(node: HTMLElement | null) => {
        element.current = node;
      }}
      className={`${styles.rows} ${className}`}
      aria-label={label}
      role={group}
      style={{ height: rows.getTotalSize() }}
    >
      {near &&
        rows.getVirtualItems().map(({ index, start: offset }) => (
          <Line
            key={keyOf(index)}
            ref={measured ? rows.measureElement : undefined}
            data-row
            data-index={index}
            role={row}
            className={`${styles.row} ${styles.placed}`}
            aria-setsize={inGrid ? undefined : count}
            aria-posinset={inGrid ? undefined : index + 1}
            aria-rowindex={inGrid ? index + 2 : undefined}
            style={{ ...(measured ? {} : { height }), transform: `translateY(${offset - (above ?? 0)}px)` }}
          >
            {children(index)}
          </Line>
        ))}
    </List>
  );
}
