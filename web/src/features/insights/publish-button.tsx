import { Button } from '@mantine/core';
import { Globe, GlobeLock, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { TitleDialog } from '../../ui/title-dialog.tsx';
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
  /** Gives it the title that it needs first; absent if it has one. */
  onTitle?: ((title: string) => Promise<unknown>) | undefined;
  /** Publishes the edits. */
  onUpdate: () => Promise<unknown>;
}

/** Publishes or unpublishes an insight after confirmation. Publishes edits without one, because that can be undone. */
export function PublishButton({ published, changed, projectTitle, reason, onPublish, onTitle, onUpdate }: Props) {
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
      <PublishDialog
        opened={opened}
        hiding={hiding}
        projectTitle={projectTitle}
        onPublish={onPublish}
        onTitle={onTitle}
        onClose={() => setOpened(false)}
      />
    </>
  );
}

interface DialogProps extends Pick<Props, 'projectTitle' | 'onPublish' | 'onTitle'> {
  opened: boolean;
  hiding: boolean;
  onClose: () => void;
}

/** Asks before publishing or unpublishing, and for the title that is missing. */
function PublishDialog({ opened, hiding, projectTitle, onPublish, onTitle, onClose }: DialogProps) {
  const about = `Everyone with access to “${projectTitle}” sees it on Home, and visitors see it on the public page of the project. Later edits stay a draft until you update it.`;
  if (onTitle && !hiding)
    return (
      opened && (
        <TitleDialog
          heading="Publish this insight?"
          placeholder="What did you learn?"
          verb="Publish"
          onTitle={async (title) => {
            await onTitle(title);
            await onPublish(true);
          }}
          onClose={onClose}
        >
          <p>{about}</p>
        </TitleDialog>
      )
    );
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={hiding ? 'Unpublish this insight?' : 'Publish this insight?'}
      verb={hiding ? 'Unpublish' : 'Publish'}
      onConfirm={() => onPublish(!hiding)}
    >
      {hiding
        ? `It is removed from Home and from the public page of “${projectTitle}”. Its content is kept. Public links to this insight keep working until you turn them off under Share.`
        : about}
    </ConfirmDialog>
  );
}
