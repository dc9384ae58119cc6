import { Button, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { projectTitlesQuery, streamQuery, type StreamAsk } from '../../data/search/queries.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { ResultRow } from './result-row.tsx';
import { inStreamOrder } from './stream-order.ts';
import styles from './found.module.css';

interface Props {
  ask: StreamAsk;
  empty?: ReactNode;
}

/** Everything that the member can see and that the conditions leave, page by page. */
export function Stream({ ask, empty = <NothingFound /> }: Props) {
  useRowKeys();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery({
    ...streamQuery(ask),
    placeholderData: keepPreviousData,
  });
  const { data: titles } = useQuery(projectTitlesQuery());
  const total = data?.pages[0]?.total;
  return (
    <Listing
      of={{ items: data && inStreamOrder(data.pages, ask), problem: error, again: () => void refetch() }}
      things="results"
      empty={empty}
    >
      {(items) => (
        <div aria-busy={isPlaceholderData}>
          <VisuallyHidden role="status">{total?.toLocaleString('en')} results</VisuallyHidden>
          <ul className={styles.list} aria-label="Results">
            {items.map((result) => (
              <li key={result.id}>
                <ResultRow result={result} projectTitle={titles?.get(result.projectId ?? '')} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <div className={styles.more}>
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show more
              </Button>
            </div>
          )}
        </div>
      )}
    </Listing>
  );
}

const NothingFound = () => (
  <EmptyState icon={Compass} title="Nothing found">
    Nothing that you can see matches. Remove a condition or use other words.
  </EmptyState>
);
