import styles from './pending-row.module.css';

/** The place of a row that is not loaded yet. */
export function PendingRow() {
  return <span className={styles.pending} aria-label="Loading" role="img" />;
}
