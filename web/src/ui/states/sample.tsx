import type { ReactNode } from 'react';
import styles from './sample.module.css';

/** Preview of an empty place's future content, distinct from real content. */
export function Sample({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sample} role="group" aria-label="For example">
      <p className={styles.says} aria-hidden>
        For example
      </p>
      <div className={styles.shown}>{children}</div>
    </div>
  );
}
