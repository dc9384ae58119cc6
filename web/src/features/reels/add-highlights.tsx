import { Button } from '@mantine/core';
import { REEL_ITEMS_MAX, type ReelItem, type ReelView, itemsOf } from '@evident/domain/reels';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ReelHighlights } from './reel-highlights.tsx';

interface Props {
  reel: ReelView;
  /** Why the reel can't be changed; null if it can. */
  readOnly: string | null;
  onAdd: (items: ReelItem[]) => void;
}

/** Adds highlights of the project to the end of a reel. */
export function AddHighlights({ reel, readOnly, onAdd }: Props) {
  const [opened, setOpened] = useState(false);
  const reason = readOnly ?? (reel.items.length < REEL_ITEMS_MAX ? null : `A reel has at most ${REEL_ITEMS_MAX} items`);
  return (
    <>
      <DisabledReason reason={reason}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          Add highlights
        </Button>
      </DisabledReason>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Add highlights"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <ReelHighlights
          projectId={reel.projectId}
          there={new Set(reel.items.map(({ highlightId }) => highlightId))}
          room={REEL_ITEMS_MAX - reel.items.length}
          verb={(count) => (count < 2 ? 'Add highlight' : `Add ${count} highlights`)}
          onAdd={(chosen) => {
            setOpened(false);
            onAdd(itemsOf(chosen, reel.projectId, () => crypto.randomUUID()));
          }}
        />
      </Dialog>
    </>
  );
}
