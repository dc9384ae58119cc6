import type { ReactNode } from 'react';
import styles from './views.module.css';

/** Keeps a view off the edges of a page of full width. */
export function ViewFrame({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
