import { Children, useEffect, useRef, type ReactNode } from 'react';
import styles from './masonry.module.css';

const ROW = 4;
const GAP = 16;

/** Masonry layout in reading order for eyes, keyboard and screen readers. */
export function Masonry({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={styles.masonry} aria-label={label}>
      {Children.map(children, (child) => (
        <Cell>{child}</Cell>
      ))}
    </ul>
  );
}

function Cell({ children }: { children: ReactNode }) {
  const cell = useRef<HTMLLIElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const height = content.current?.offsetHeight ?? 0;
      if (cell.current) cell.current.style.gridRowEnd = `span ${Math.ceil((height + GAP) / ROW)}`;
    });
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={cell} className={styles.cell}>
      <div ref={content}>{children}</div>
    </li>
  );
}
