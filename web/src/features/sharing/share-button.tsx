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
  /** The reason links are hidden (`disabledReason('unshare', …)`); absent if visible. */
  reason?: string | null;
  /** The reason links can only be switched off (`disabledReason('write', …)`); absent if editable. */
  onlyOff?: string | null;
  /** The path of the access settings. */
  access?: string;
}

/** Opens the share dialog. Last button of the top bar. */
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
