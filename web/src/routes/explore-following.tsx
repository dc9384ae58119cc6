import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { followsQuery } from '../data/feeds/queries.ts';
import { Followed } from '../features/feeds/followed.tsx';
import { Stream } from '../features/search/stream.tsx';
import { Page } from '../ui/layout/page.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { ExploreFrame } from './explore-frame.tsx';

const TYPES = ['NOTE', 'HIGHLIGHT', 'INSIGHT'] as const;

/** New objects in the projects, folders and tags that the member follows. */
export function Component() {
  return (
    <Page title="Following" crumbs={[{ title: 'Feeds', to: '/explore' }]}>
      <ExploreFrame>
        <Follows />
      </ExploreFrame>
    </Page>
  );
}

function Follows() {
  const { data, error, refetch } = useQuery(followsQuery());
  if (!data)
    return error ? (
      <FailedState title="What you follow could not be loaded" problem={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton things="what you follow" />
    );
  if (data.items.length === 0)
    return (
      <EmptyState icon={Rss} title="You follow nothing yet">
        Follow projects, folders and tags on their pages. Their new notes, highlights and insights appear here.
      </EmptyState>
    );
  return (
    <>
      <Followed items={data.items} />
      {data.filter.fieldForms.length === 0 ? (
        <Nothing />
      ) : (
        <Stream
          ask={{
            words: '',
            types: TYPES,
            projectIds: null,
            filter: JSON.stringify(data.filter),
            sort: 'CREATED',
            direction: 'DESC',
          }}
          empty={<Nothing />}
        />
      )}
    </>
  );
}

const Nothing = () => (
  <EmptyState icon={Rss} title="Nothing new yet">
    New notes, highlights and insights of what you follow appear here.
  </EmptyState>
);
