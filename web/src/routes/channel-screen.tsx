import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { channelQuery } from '../data/channels/queries.ts';
import { AddingData } from '../features/channel-imports/adding-data.tsx';
import { CHANNELS, channelDataPath, channelPath, outliersPath } from '../features/channels/links.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { PageBarContext } from '../kernel/page-bar.ts';
import { Page } from '../ui/layout/page.tsx';
import { TabBar } from '../ui/layout/tab-bar.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { ChannelData } from './channel-data.tsx';
import { ChannelOutliers } from './channel-outliers.tsx';
import { ChannelTheme } from './channel-theme.tsx';
import { ChannelThemes } from './channel-themes.tsx';
import { ChannelTopic } from './channel-topic.tsx';
import { NotFound } from './not-found.tsx';

const PAGES = {
  '': ChannelThemes,
  themes: ChannelTheme,
  data: ChannelData,
  outliers: ChannelOutliers,
  t: ChannelTopic,
} as const;

/** A page of a channel, with the tabs above it. All of them are one chunk, because members go from one to the next. */
export function Component() {
  const { channelId: id = '' } = useParams();
  const { pathname } = useLocation();
  const { data, error, refetch } = useQuery(channelQuery(id));
  if (error && !data && asProblem(error).code === 'NotFound') return <NotFound />;
  const part = (pathname.split('/').at(3) ?? '') as keyof typeof PAGES;
  const Shown = PAGES[part];
  const tabs = [
    { title: 'Themes', to: channelPath(id), current: part === '' || part === 'themes' || part === 't' },
    { title: 'Data', to: channelDataPath(id), current: part === 'data' },
    { title: 'Outliers', to: outliersPath(id), current: part === 'outliers' },
  ];
  return (
    <PageBarContext value={<TabBar label="Channel" tabs={tabs} />}>
      {data ? (
        <AddingData key={id} channelId={id}>
          <Shown channel={data} />
        </AddingData>
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
