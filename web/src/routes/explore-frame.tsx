import type { ReactNode } from 'react';
import { FeedList } from '../features/feeds/feed-list.tsx';
import styles from './explore.module.css';

/** The feeds, and the one that is shown. */
export function ExploreFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <FeedList />
      <div>{children}</div>
    </div>
  );
}
