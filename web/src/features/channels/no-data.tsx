import { type ChannelView, channelDisabledReason } from '@evident/domain/channels';
import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWho } from '../../kernel/who.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { AddData } from './add-data.tsx';

interface Props {
  channel: ChannelView;
  /** More ways to add data. */
  ways?: ReactNode;
}

/** A channel without data: how to add some, for members who can. */
export function NoData({ channel, ways }: Props) {
  const role = useWho()?.member.role ?? 'VIEWER';
  if (channelDisabledReason('write', { role }, channel) === undefined)
    return <AddData channelId={channel.id}>{ways}</AddData>;
  return (
    <EmptyState icon={MessagesSquare} title="No data yet">
      Tickets, reviews and messages appear here once they are sent to the channel.
    </EmptyState>
  );
}
