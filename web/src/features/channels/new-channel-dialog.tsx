import { TitleDialog } from '../../ui/title-dialog.tsx';
import { useCreateChannel } from '../../data/channels/mutations.ts';
import { holdKeys } from '../../kernel/keys/type-ahead.ts';

interface Props {
  /** Null for the top level, where every member sees the channel. */
  folderId: string | null;
  onCreated: (channelId: string) => void;
  onClose: () => void;
}

/** Asks for the title of a new channel. */
export function NewChannelDialog({ folderId, onCreated, onClose }: Props) {
  const { mutateAsync } = useCreateChannel();
  const create = async (title: string) => {
    // Keys typed from here on go into the description of the channel.
    const stop = holdKeys();
    const created = await mutateAsync({ title, folderId }).catch((thrown: unknown) => {
      stop();
      throw thrown;
    });
    if (created) onCreated(created.id);
  };
  return (
    <TitleDialog
      heading="New channel"
      placeholder="Support inbox"
      verb="Create channel"
      onTitle={create}
      onClose={onClose}
    />
  );
}
