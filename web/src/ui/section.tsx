import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  title: string;
  /** Number of items; absent until loaded. */
  count?: number;
  actions?: ReactNode;
  children: ReactNode;
}

/** List of a page, with its count and actions. */
export function Section({ title, count, actions, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{count.toLocaleString()}</span>}
        <div className={styles.end}>{actions}</div>
      </header>
      {children}
    </section>
  );
}

/** Short empty state, for pages with several lists. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className={styles.none}>{children}</p>;
}
