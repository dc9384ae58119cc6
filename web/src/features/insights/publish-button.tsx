import { Button } from '@mantine/core';
import { Globe, GlobeLock } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import signAlone from '../../ui/sign-alone.module.css';

interface Props {
  published: boolean;
  projectTitle: string;
  /** Why it can't be done; absent when it can. */
  reason?: string;
  onPublish: (shown: boolean) => Promise<void>;
}

/** Shows the insight on home, or takes it off again, after saying what that means. */
export function PublishButton({ published, projectTitle, reason, onPublish }: Props) {
  const [opened, setOpened] = useState(false);
  // The question stays the one that was asked while its answer turns `published` round behind it.
  const [hiding, setHiding] = useState(published);
  const [verb, Icon] = published ? ['Unpublish', GlobeLock] as const : ['Publish', Globe] as const;
  const ask = () => { setHiding(published); setOpened(true); };
  return (
    <>
      <DisabledReason reason={reason}><Button size="xs" variant={published ? 'default' : 'filled'} aria-label={verb} classNames={signAlone} leftSection={<Icon size={13} aria-hidden />} onClick={ask}>{verb}</Button></DisabledReason>
      <ConfirmDialog opened={opened} onClose={() => setOpened(false)} title={hiding ? 'Unpublish this insight?' : 'Publish this insight?'} verb={hiding ? 'Unpublish' : 'Publish'} onConfirm={() => onPublish(!hiding)}>
        {hiding
          ? `It leaves home, and the shared page of ‘${projectTitle}’ if there is one. Nothing in it is lost. Links to this insight itself keep working; they are switched off under Share.`
          : `Everyone who may see ‘${projectTitle}’ finds it on home, and visitors find it on the shared page of the project if there is one. You can unpublish it at any time.`}
      </ConfirmDialog>
    </>
  );
}
