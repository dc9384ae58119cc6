import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { anyImportQuery } from '../../data/channel-imports/queries.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ImportDialog } from './import-dialog.tsx';

interface Props {
  importId: string;
  onClose: () => void;
}

/** An import into any channel, as an address names it. */
export function AnyImport({ importId, onClose }: Props) {
  const { data, error, refetch } = useQuery(anyImportQuery(importId));
  if (data) return <ImportDialog channelId={data.channelId} importId={importId} onClose={onClose} />;
  if (!error) return null;
  return (
    <>
      <FailedState title="The import could not be loaded" problem={error} onRetry={() => void refetch()} />
      <Button variant="default" onClick={onClose}>
        Show all imports
      </Button>
    </>
  );
}
