import styles from './pending-row.module.css';

/** The place of a row that is not loaded yet, in a list or as a card. */
export function PendingRow({ asCard = false }: { asCard?: boolean }) {
  return (
    <span className={asCard ? styles.card : styles.row} aria-label="Loading" role="img">
      <span className={styles.pending} />
      {asCard && <span className={styles.pending} />}
    </span>
  );
}
