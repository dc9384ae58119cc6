import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  title: string;
  /** How many there are; absent until it is known. */
  count?: number;
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the lists of a page, with how much is in it and what can be done there. */
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

/** One quiet line where a list of several is empty. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className={styles.none}>{children}</p>;
}
