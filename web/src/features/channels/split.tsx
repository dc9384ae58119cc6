import type { ReactNode } from 'react';
import styles from './data-points.module.css';

interface Props {
  children: ReactNode;
  /** The open data point. */
  panel: ReactNode;
}

/** A list with a panel next to it; on narrow screens the panel is a sheet above it. */
export function Split({ children, panel }: Props) {
  return (
    <div className={styles.split}>
      <div className={styles.list}>{children}</div>
      {panel}
    </div>
  );
}
