import { Button, Group } from '@mantine/core';
import type { WebhookView } from '@evident/domain/webhooks';
import { useState } from 'react';
import { useDeleteWebhook, useRotateSecret, useTestWebhook, useUpdateWebhook } from '../../data/webhooks/mutations.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { shownMoment } from '../../ui/time.ts';
import { ShownSecret } from './shown-secret.tsx';

interface Props {
  readonly webhook: WebhookView;
  readonly onDeleted: () => void;
}

/** Tests, pauses and deletes a webhook, and rotates its secret. */
export function WebhookActions({ webhook, onDeleted }: Props) {
  const { id, state, own, url } = webhook;
  const [asking, setAsking] = useState<'delete' | 'rotate' | null>(null);
  const test = useTestWebhook(id);
  const update = useUpdateWebhook(webhook);
  const remove = useDeleteWebhook(id);
  const rotate = useRotateSecret(id);
  const isActive = state === 'ACTIVE';
  const notOwn = own ? null : 'Only its owner can do this';
  const change = (active: boolean) => update.mutate({ active }, { onError: (thrown) => showProblem(thrown) });
  return (
    <>
      <Group gap="xs">
        <DisabledReason reason={notOwn ?? (isActive ? null : 'Activate it first')}>
          <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
            Send test
          </Button>
        </DisabledReason>
        {isActive ? (
          <Button variant="default" loading={update.isPending} onClick={() => change(false)}>
            Pause
          </Button>
        ) : (
          <DisabledReason reason={notOwn}>
            <Button loading={update.isPending} onClick={() => change(true)}>
              Activate
            </Button>
          </DisabledReason>
        )}
        <DisabledReason reason={notOwn}>
          <Button variant="default" onClick={() => setAsking('rotate')}>
            Rotate secret
          </Button>
        </DisabledReason>
        <Button variant="default" color="red" onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking === 'rotate' && !rotate.data}
        onClose={() => setAsking(null)}
        title="Rotate the secret?"
        verb="Rotate"
        onConfirm={() => rotate.mutateAsync()}
      >
        For a day, deliveries are signed with the old and the new secret. Then the old one ends.
      </ConfirmDialog>
      <Dialog opened={rotate.data !== undefined} onClose={rotate.reset} title="New secret" closeOnClickOutside={false}>
        {rotate.data && (
          <ShownSecret
            secret={rotate.data.secret}
            more={`The old one is valid until ${shownMoment(rotate.data.formerValidUntil)}.`}
            onClose={rotate.reset}
          />
        )}
      </Dialog>
      <ConfirmDialog
        opened={asking === 'delete'}
        onClose={() => setAsking(null)}
        title="Delete this webhook?"
        verb="Delete"
        danger
        onConfirm={() => remove.mutateAsync().then(onDeleted)}
      >
        {url} is no longer called, and its deliveries are deleted. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}
