import type { ChannelView } from '@evident/domain/channels';
import { CircleDashed } from 'lucide-react';
import { outliersPath } from '../features/channels/links.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ChannelPage } from './channel-page.tsx';
import { useDataPoints } from './use-data-points.tsx';

/** The data points of a channel that are in no theme, with one of them next to the list. */
export function ChannelOutliers({ channel }: { channel: ChannelView }) {
  const { list, panel } = useDataPoints({
    channel,
    of: { outliers: true },
    pathOf: (dataPointId) => outliersPath(channel.id, dataPointId),
    empty: (
      <EmptyState icon={CircleDashed} title={channel.waiting > 0 ? 'No outliers yet' : 'No outliers'}>
        Data points that fit no theme appear here. Early signs are often among them.
      </EmptyState>
    ),
  });
  return (
    <ChannelPage channel={channel} panel={panel}>
      {list}
    </ChannelPage>
  );
}
