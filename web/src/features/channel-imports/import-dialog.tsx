import { useQuery } from '@tanstack/react-query';
import { channelImportQuery } from '../../data/channel-imports/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ImportProgress } from './import-progress.tsx';

interface Props {
  channelId: string;
  importId: string;
  onClose: () => void;
}

/** One import with its progress and failures. */
export function ImportDialog({ channelId, importId, onClose }: Props) {
  const { data } = useQuery(channelImportQuery(channelId, importId));
  return (
    <Dialog opened onClose={onClose} size="lg" title={`Import of ${data?.name ?? '…'}`} withCloseButton={false}>
      <ImportProgress channelId={channelId} importId={importId} onClose={onClose} />
    </Dialog>
  );
}
