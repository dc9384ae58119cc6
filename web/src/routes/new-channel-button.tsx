import { managesWorkspaceContent } from '@evident/domain/permissions';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NewChannelDialog } from '../features/channels/new-channel-dialog.tsx';
import { useCreateReason } from '../features/projects/disabled-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { useOpenNewChannel } from './use-open-new-channel.ts';

interface Props {
  folderId: string | null;
  /** Why the member cannot create one in the folder. */
  reason?: string | undefined;
}

/** Creates a channel and opens it. */
export function NewChannelButton({ folderId, reason }: Props) {
  const [asking, setAsking] = useState(false);
  const refusal = useCreateReason('Viewers cannot create channels');
  const member = useWho()?.member;
  const managed =
    folderId === null && member && !managesWorkspaceContent(member)
      ? 'Only managers create channels of the workspace. Create it in a folder.'
      : undefined;
  const open = useOpenNewChannel();
  return (
    <>
      <DisabledReason reason={refusal ?? reason ?? managed}>
        <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => setAsking(true)}>
          New channel
        </Button>
      </DisabledReason>
      {asking && <NewChannelDialog folderId={folderId} onCreated={open} onClose={() => setAsking(false)} />}
    </>
  );
}
