import type { ChannelView } from '@evident/domain/channels';
import { useQuery } from '@tanstack/react-query';
import { themesQuery } from '../data/channels/queries.ts';
import { channelDataPath } from '../features/channels/links.ts';
import { ChannelWrap } from '../features/channels/channel-wrap.tsx';
import { TopicList } from '../features/channels/topic-list.tsx';
import { ThemeList } from '../features/channels/theme-list.tsx';
import { Trend } from '../features/channels/trend.tsx';
import { listOf } from '../kernel/queries/use-pages.ts';
import { Listing } from '../ui/states/listing.tsx';
import { ChannelPage } from './channel-page.tsx';
import { WaysToAdd } from '../features/channel-imports/ways-to-add.tsx';
import { NoData } from '../features/channels/no-data.tsx';

/** A channel: its trend, and its themes. */
export function ChannelThemes({ channel }: { channel: ChannelView }) {
  const themes = listOf(useQuery({ ...themesQuery(channel.id), enabled: channel.dataPoints > 0 }));
  if (channel.dataPoints === 0)
    return (
      <ChannelPage channel={channel}>
        <NoData channel={channel} ways={<WaysToAdd channelId={channel.id} />} />
      </ChannelPage>
    );
  return (
    <ChannelPage channel={channel}>
      <Trend
        channel={channel}
        pathOf={(days) => `${channelDataPath(channel.id)}#${new URLSearchParams({ ...days })}`}
      />
      <ChannelWrap channel={channel} />
      <TopicList channel={channel} />
      <Listing of={themes} things="themes" empty={<ThemeList channel={channel} themes={[]} />}>
        {(items) => <ThemeList channel={channel} themes={items} />}
      </Listing>
    </ChannelPage>
  );
}
