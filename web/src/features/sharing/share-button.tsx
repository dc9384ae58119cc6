import { Button } from '@mantine/core';
import type { SharedType } from '@evident/domain/sharing';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { usePageActions } from '../../ui/use-page-actions.ts';
import { ShareDialog } from './share-dialog.tsx';
import signAlone from '../../ui/sign-alone.module.css';

interface Props {
  objectType: SharedType;
  objectId: string;
  /** Why this person can't see its links (`disabledReason('unshare', …)`); absent when they can. */
  reason?: string | null;
  /** Why its links can only be switched off (`disabledReason('write', …)`); absent when more can be done. */
  onlyOff?: string | null;
  /** The page that says who of the workspace may come in. */
  access?: string;
}

/** Opens the share dialog; stands at the end of the top bar. */
export function ShareButton({ objectType, objectId, reason, onlyOff, access }: Props) {
  const [opened, setOpened] = useState(false);
  usePageActions([
    {
      label: 'Share',
      icon: Share2,
      keywords: 'public link visitors',
      run: () => setOpened(true),
      disabledReason: reason,
    },
  ]);
  return (
    <>
      <DisabledReason reason={reason}>
        <Button
          size="xs"
          variant="default"
          aria-label="Share"
          classNames={signAlone}
          leftSection={<Share2 size={14} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          Share
        </Button>
      </DisabledReason>
      <ShareDialog
        objectType={objectType}
        objectId={objectId}
        onlyOff={onlyOff}
        access={access}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
