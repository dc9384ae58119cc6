import styles from './bar-title.module.css';

/** Repeats in the bar, in one line, the title that the page shows in full. */
export function BarTitle({ children }: { children: string | undefined }) {
  return (
    <span className={styles.title} title={children} dir="auto">
      {children}
    </span>
  );
}
