import { type ChannelView, channelTitle } from '@evident/domain/channels';
import { canWrite, NO_ACCESS } from '@evident/domain/permissions';
import { folderTitle } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Folder, House } from 'lucide-react';
import { useUpdateChannel } from '../../data/channels/mutations.ts';
import { pathTo } from '../../data/projects/folder-tree.ts';
import { foldersQuery } from '../../data/projects/queries.ts';
import { ChoiceList, type Place } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './channels.module.css';

interface Props {
  channel: ChannelView;
  onClose: () => void;
}

const NO_FOLDER = 'top';

/** Moves a channel to another folder, found by name. */
export function MoveChannelDialog({ channel, onClose }: Props) {
  const { data: folders } = useQuery(foldersQuery());
  const { mutate } = useUpdateChannel();
  const title = channelTitle(channel.title);
  const places = folders && [
    { id: NO_FOLDER, title: 'No folder', mark: <House size={16} aria-hidden />, here: channel.folderId === null },
    ...folders
      .map(({ id, level }): Place => ({
        id,
        title: pathTo(folders, id)
          .map((one) => folderTitle(one.title))
          .join(' / '),
        mark: <Folder size={16} aria-hidden />,
        here: id === channel.folderId,
        reason: canWrite({ ...NO_ACCESS, level }) ? undefined : 'You don’t have edit permissions in this folder',
      }))
      .sort((one, other) => one.title.localeCompare(other.title)),
  ];
  const choose = ({ id }: Place) => {
    mutate({ channel, update: { folderId: id === NO_FOLDER ? null : id }, label: `Moved “${title}”` });
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={`Move “${title}”`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <p className={styles.about}>Members of the folder can see the channel. In no folder, every member can.</p>
      <ChoiceList
        label="Folder"
        placeholder="Find a folder"
        nothing="No matching folders."
        places={places}
        onChoose={choose}
      />
    </Dialog>
  );
}
