import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMakeReel } from '../../data/reels/mutations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ReelHighlights } from './reel-highlights.tsx';

interface Props {
  projectId: string;
  /** Why no reel can be made; undefined if one can. */
  reason: string | undefined;
  onMade: (reelId: string) => void;
}

/** Makes a reel of highlights that the member chooses. */
export function NewReelButton({ projectId, reason, onMade }: Props) {
  const [opened, setOpened] = useState(false);
  const { mutate, isPending } = useMakeReel(onMade);
  return (
    <>
      <DisabledReason reason={reason}>
        <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => setOpened(true)}>
          New reel
        </Button>
      </DisabledReason>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="New reel"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <ReelHighlights
          projectId={projectId}
          verb={(count) => (count < 2 ? 'Create reel' : `Create reel of ${count} highlights`)}
          loading={isPending}
          onAdd={(chosen) => mutate({ highlightIds: chosen.map(({ id }) => id) })}
        />
      </Dialog>
    </>
  );
}
