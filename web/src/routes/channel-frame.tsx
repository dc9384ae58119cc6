import type { ChannelView } from '@evident/domain/channels';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { channelQuery } from '../data/channels/queries.ts';
import { CHANNELS, channelDataPath, channelPath, outliersPath } from '../features/channels/links.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { PageBarContext } from '../kernel/page-bar.ts';
import { Page } from '../ui/layout/page.tsx';
import { TabBar } from '../ui/layout/tab-bar.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { NotFound } from './not-found.tsx';

/** Puts the tabs of a channel above its pages, and loads it for them. */
export function Component() {
  const { channelId: id = '' } = useParams();
  const { pathname } = useLocation();
  const { data, error, refetch } = useQuery(channelQuery(id));
  if (error && !data && asProblem(error).code === 'NotFound') return <NotFound />;
  const part = pathname.split('/').at(3) ?? 'themes';
  const tabs = [
    { title: 'Themes', to: channelPath(id), current: part === 'themes' || part === '' },
    { title: 'Data', to: channelDataPath(id), current: part === 'data' },
    { title: 'Outliers', to: outliersPath(id), current: part === 'outliers' },
  ];
  return (
    <PageBarContext value={<TabBar label="Channel" tabs={tabs} />}>
      {data ? (
        <Outlet key={id} context={data satisfies ChannelView} />
      ) : (
        <Page title="" placeholder="Channel" crumbs={[{ title: 'Channels', to: CHANNELS }]}>
          {error ? (
            <FailedState
              title="The channel could not be loaded"
              problem={error}
              kept="Nothing is lost."
              onRetry={() => void refetch()}
            />
          ) : (
            <ListSkeleton things="this channel" />
          )}
        </Page>
      )}
    </PageBarContext>
  );
}

/** The channel of a page in the frame. */
export const useChannel = (): ChannelView => useOutletContext<ChannelView>();
