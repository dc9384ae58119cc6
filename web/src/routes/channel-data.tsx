import type { ChannelView } from '@evident/domain/channels';
import { Inbox } from 'lucide-react';
import { channelDataPath } from '../features/channels/links.ts';
import { WaysToAdd } from '../features/channel-imports/ways-to-add.tsx';
import { NoData } from '../features/channels/no-data.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ChannelPage } from './channel-page.tsx';
import { useDataPoints } from './use-data-points.tsx';

/** The data points of a channel, with one of them next to the list. */
export function ChannelData({ channel }: { channel: ChannelView }) {
  const { list, panel } = useDataPoints({
    channel,
    of: {},
    pathOf: (dataPointId) => channelDataPath(channel.id, dataPointId),
    empty: <EmptyState icon={Inbox} title="Data points appear here, the newest first" />,
  });
  return (
    <ChannelPage channel={channel} panel={panel}>
      {channel.dataPoints === 0 ? <NoData channel={channel} ways={<WaysToAdd channelId={channel.id} />} /> : list}
    </ChannelPage>
  );
}
