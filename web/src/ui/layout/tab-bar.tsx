import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tab-bar.module.css';

export interface BarTab {
  title: string;
  to: string;
  /** The page is on this tab. */
  current: boolean;
  /** After the title, such as a count. */
  end?: ReactNode;
}

interface Props {
  /** Accessible name: `Inbox`, `Project`. */
  label: string;
  tabs: readonly BarTab[];
  /** A last tab that is a menu. It stays in view, and gets the tabs that are not. */
  more?: (unseen: readonly BarTab[]) => ReactNode;
}

/**
 * One row of links to sibling pages, under the top bar. Scrolls sideways with the current one in view. Tabs out of view
 * are in the menu at its end.
 */
export function TabBar({ label, tabs, more }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const at = tabs.findIndex(({ current }) => current);
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    const box = row.current?.parentElement;
    if (here && box) box.scrollLeft = here.offsetLeft - (box.clientWidth - here.offsetWidth) / 2;
  }, [at, label]);
  const unseen = useUnseen(row, more !== undefined, tabs);
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={row} className={styles.row}>
        {tabs.map(({ title, to, current, end }) => (
          <li key={to}>
            <Link to={to} className={styles.tab} aria-current={current ? 'page' : undefined}>
              {title}
              {end}
            </Link>
          </li>
        ))}
        {more !== undefined && <li className={styles.last}>{more(unseen)}</li>}
      </ul>
    </nav>
  );
}

/** The tabs that are not wholly in view, besides the menu at the end. */
function useUnseen(row: { readonly current: HTMLUListElement | null }, hasMenu: boolean, tabs: readonly BarTab[]) {
  const [seen, setSeen] = useState<ReadonlySet<number> | null>(null);
  const { length } = tabs;
  useEffect(() => {
    const items = [...(row.current?.children ?? [])].slice(0, length);
    const box = row.current?.parentElement;
    const menu = row.current?.lastElementChild;
    if (!hasMenu || !box || !menu) return undefined;
    const observer = new IntersectionObserver(
      (changed) =>
        setSeen((before) => {
          const now = new Set(before ?? []);
          for (const { target, intersectionRatio } of changed)
            if (intersectionRatio > 0.95) now.add(items.indexOf(target));
            else now.delete(items.indexOf(target));
          return now;
        }),
      { root: box, rootMargin: `0px -${menu.clientWidth}px 0px 0px`, threshold: [0.95, 1] },
    );
    items.forEach((item) => observer.observe(item));
    return () => observer.disconnect();
  }, [row, hasMenu, length]);
  return seen === null ? [] : tabs.filter((_, at) => !seen.has(at));
}
