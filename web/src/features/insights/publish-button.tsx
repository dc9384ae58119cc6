import { Button } from '@mantine/core';
import { Globe, GlobeLock, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { usePageActions } from '../../ui/use-page-actions.ts';
import signAlone from '../../ui/sign-alone.module.css';

interface Props {
  published: boolean;
  /** Whether there are unpublished edits. */
  changed: boolean;
  projectTitle: string;
  /** The reason publishing is disabled; absent if allowed. */
  reason?: string;
  onPublish: (shown: boolean) => Promise<unknown>;
  /** Publishes the edits. */
  onUpdate: () => Promise<unknown>;
}

/** Publishes or unpublishes an insight after confirmation. Publishes edits without one, because that can be undone. */
export function PublishButton({ published, changed, projectTitle, reason, onPublish, onUpdate }: Props) {
  const [opened, setOpened] = useState(false);
  // Keeps the question stable while `published` changes optimistically.
  const [hiding, setHiding] = useState(published);
  const [verb, Icon] = published ? (['Unpublish', GlobeLock] as const) : (['Publish', Globe] as const);
  const [updating, setUpdating] = useState(false);
  const update = async () => {
    setUpdating(true);
    await onUpdate().finally(() => setUpdating(false));
  };
  const ask = () => {
    setHiding(published);
    setOpened(true);
  };
  usePageActions([
    published && changed
      ? {
          label: 'Update',
          icon: RefreshCw,
          keywords: 'publish changes',
          run: () => void update(),
          disabledReason: reason,
        }
      : { label: verb, icon: Icon, run: ask, disabledReason: reason },
  ]);
  if (published && changed)
    return (
      <DisabledReason reason={reason}>
        <Button
          size="xs"
          aria-label="Update"
          classNames={signAlone}
          loading={updating}
          leftSection={<RefreshCw size={13} aria-hidden />}
          onClick={() => void update()}
        >
          Update
        </Button>
      </DisabledReason>
    );
  return (
    <>
      <DisabledReason reason={reason}>
        <Button
          size="xs"
          variant={published ? 'default' : 'filled'}
          aria-label={verb}
          classNames={signAlone}
          leftSection={<Icon size={13} aria-hidden />}
          onClick={ask}
        >
          {verb}
        </Button>
      </DisabledReason>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={hiding ? 'Unpublish this insight?' : 'Publish this insight?'}
        verb={hiding ? 'Unpublish' : 'Publish'}
        onConfirm={() => onPublish(!hiding)}
      >
        {hiding
          ? `It is removed from Home and from the public page of “${projectTitle}”. Its content is kept. Public links to this insight keep working until you turn them off under Share.`
          : `Everyone with access to “${projectTitle}” sees it on Home, and visitors see it on the public page of the project. Later edits stay a draft until you update it.`}
      </ConfirmDialog>
    </>
  );
}
