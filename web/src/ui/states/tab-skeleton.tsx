import { ListSkeleton } from './list-skeleton.tsx';
import styles from './tab-skeleton.module.css';

/** Outline of a tab of a side panel, off its edges. */
export function TabSkeleton({ things }: { things: string }) {
  return (
    <div className={styles.tab}>
      <ListSkeleton things={things} shape="text" count={3} />
    </div>
  );
}
