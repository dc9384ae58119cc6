import { type ChannelView, channelDisabledReason, channelTitle } from '@evident/domain/channels';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { renamedChannel, useUpdateChannel } from '../data/channels/mutations.ts';
import { StoppedSources } from '../features/channel-imports/stopped-sources.tsx';
import { WaysToAdd } from '../features/channel-imports/ways-to-add.tsx';
import { ChannelDescription } from '../features/channels/channel-description.tsx';
import { useChannelMenu } from '../features/channels/channel-menu.tsx';
import { FindingThemes } from '../features/channels/finding-themes.tsx';
import { CHANNELS } from '../features/channels/links.ts';
import { FollowButton } from '../features/feeds/follow-button.tsx';
import { Split } from '../features/channels/split.tsx';
import { useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { useFolderCrumbs } from './project-crumbs.tsx';

interface Props {
  channel: ChannelView;
  children: ReactNode;
  /** The open data point. */
  panel?: ReactNode;
}

/** A page of a channel: its title, its description, and the progress of its themes. */
export function ChannelPage({ channel, children, panel }: Props) {
  const navigate = useNavigate();
  const { mutate } = useUpdateChannel();
  const { entries, dialog } = useChannelMenu(channel, {
    onDeleted: () => void navigate(CHANNELS, { replace: true }),
    ways: (onOpen) => <WaysToAdd channelId={channel.id} onOpen={onOpen} />,
  });
  const role = useWho()?.member.role ?? 'VIEWER';
  const reason = channelDisabledReason('write', { role }, channel) ?? null;
  return (
    <Page
      title={channel.title}
      placeholder={channelTitle('')}
      width="full"
      crumbs={useChannelCrumbs(channel)}
      fixedTitle={reason}
      onRename={(title) => mutate({ channel, update: { title }, label: renamedChannel(channel) })}
      presence={<FollowButton type="CHANNEL" id={channel.id} title={channelTitle(channel.title)} />}
      more={entries}
    >
      {dialog}
      <Split panel={panel}>
        {reason !== null && <ReadOnlyNotice reason={reason} />}
        {reason === null && <StoppedSources channelId={channel.id} />}
        <ChannelDescription key={channel.id} channel={channel} />
        <FindingThemes waiting={channel.waiting} />
        {children}
      </Split>
    </Page>
  );
}

/** The way to a channel: the list, and the folders that it is in. */
export function useChannelCrumbs({ folderId }: Pick<ChannelView, 'folderId'>) {
  const [, ...folders] = useFolderCrumbs(folderId);
  return [{ title: 'Channels', to: CHANNELS }, ...folders];
}
