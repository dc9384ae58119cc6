import { clock } from '@evident/domain/content';
import type { ReelSummary } from '@evident/domain/reels';
import { Film } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Paged } from '../../kernel/queries/use-pages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import styles from './reel-list.module.css';

interface Props {
  reels: Paged<ReelSummary>;
  pathOf: (reel: ReelSummary) => string;
  /** Where highlights are, from which reels are made. */
  action: ReactNode;
}

const ROW = 60;
const FROM = { FILE: 'Recording', NOTE: 'Note', TAG: 'Tag', INSIGHT: 'Insight' } as const;

/** The reels of a project. */
export function ReelList({ reels, pathOf, action }: Props) {
  const empty = (
    <EmptyState icon={Film} title="No reels yet" action={action}>
      A reel plays the best moments of your recordings one after another. Choose New reel, or select highlights, or open
      a tag or an insight, and choose Make reel.
    </EmptyState>
  );
  return (
    <Listing of={reels} things="reels" empty={empty}>
      {(items) => (
        <Rows items={items} label="Reels" height={ROW} more={reels.more} loadingMore={reels.loadingMore}>
          {(reel) => (
            <Link to={pathOf(reel)} className={styles.row}>
              <span className={styles.title} dir="auto">
                {reel.title || 'Untitled reel'}
              </span>
              <span className={styles.facts}>
                {reel.source && <span>{FROM[reel.source.type]}</span>}
                <span>{reel.itemCount === 1 ? '1 item' : `${reel.itemCount} items`}</span>
                <span>{clock(reel.durationMs)}</span>
                <span>{reel.createdByName}</span>
                <RelativeTime at={reel.createdAt} />
              </span>
            </Link>
          )}
        </Rows>
      )}
    </Listing>
  );
}
