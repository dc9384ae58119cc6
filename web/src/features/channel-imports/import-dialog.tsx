import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { channelImportQuery } from '../../data/channel-imports/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './channel-imports.module.css';
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
      <ImportProgress channelId={channelId} importId={importId} />
      <div className={styles.foot}>
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
