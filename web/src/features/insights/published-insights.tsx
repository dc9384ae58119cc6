import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { publishedInsightsQuery } from '../../data/insights/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { Masonry } from '../../ui/masonry.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { InsightCard } from './insight-card.tsx';
import styles from './published-insights.module.css';

interface Props {
  /** Limits the list to projects in this folder and its subfolders. */
  folderId?: string;
  empty: ReactNode;
}

/** Published insights, most recent first. */
export function PublishedInsights({ folderId, empty }: Props) {
  useRowKeys();
  const insights = usePages(publishedInsightsQuery(folderId));
  return (
    <Listing of={insights} things="insights" shape="cards" empty={empty}>
      {(items) => (
        <>
          <Masonry label="Published insights">
            {items.map((insight) => (
              <InsightCard key={insight.id} insight={insight} />
            ))}
          </Masonry>
          {insights.more && (
            <div className={styles.more}>
              <Button variant="default" loading={insights.loadingMore} onClick={insights.more}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </Listing>
  );
}
