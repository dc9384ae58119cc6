import styles from './workspace-mark.module.css';

/** A workspace as its first letter. */
export function WorkspaceMark({ name }: { name: string }) {
  return <span className={styles.mark} aria-hidden>{[...name.trim()][0]?.toUpperCase() ?? '?'}</span>;
}
