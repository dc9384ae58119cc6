import type { FolderView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { channelsQuery } from '../data/channels/queries.ts';
import { ChannelList } from '../features/channels/channel-list.tsx';
import { listOf } from '../kernel/queries/use-pages.ts';
import { Section } from '../ui/section.tsx';
import { Listing } from '../ui/states/listing.tsx';
import { NewChannelButton } from './new-channel-button.tsx';

interface Props {
  folder: FolderView;
  /** Why the member cannot create one here. */
  reason: string | undefined;
  /** Shows nothing without channels, because the page has other lists. */
  amongOthers?: boolean;
}

/** The channels directly in a folder. */
export function FolderChannels({ folder, reason, amongOthers = false }: Props) {
  const channels = listOf(useQuery(channelsQuery(folder.id)));
  if (amongOthers && (channels.items?.length ?? 0) === 0) return null;
  const create = <NewChannelButton folderId={folder.id} reason={reason} />;
  const none = channels.items?.length === 0;
  return (
    <Section title="Channels" count={channels.items?.length} actions={!none && create}>
      <Listing of={channels} things="channels" empty={<ChannelList channels={[]} action={create} />}>
        {(items) => <ChannelList channels={items} action={null} />}
      </Listing>
    </Section>
  );
}
