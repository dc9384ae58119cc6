import styles from './bar-title.module.css';

/** Repeats the page title in the bar as one line. */
export function BarTitle({ children }: { children: string | undefined }) {
  return (
    <span className={styles.title} title={children} dir="auto">
      {children}
    </span>
  );
}
