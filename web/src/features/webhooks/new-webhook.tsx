import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useCreateWebhook } from '../../data/webhooks/mutations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookForm, type WebhookWording, asSent } from './webhook-form.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Creates a webhook and shows its secret once. */
export function NewWebhook({ opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="New webhook" closeOnClickOutside={false}>
      {opened && <Making onClose={onClose} />}
    </Dialog>
  );
}

function Making({ onClose }: { onClose: () => void }) {
  const [wording, setWording] = useState<WebhookWording>({ url: '', description: '', events: [] });
  const making = useCreateWebhook();
  if (making.data)
    return (
      <ShownSecret secret={making.data.secret} more="Your program verifies signatures with it." onClose={onClose} />
    );
  const reason = wording.events.length === 0 ? 'Choose at least one event' : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) making.mutate(asSent(wording));
      }}
    >
      <Stack gap="sm">
        <WebhookForm value={wording} onChange={setWording} />
        <ProblemNote problem={making.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <DisabledReason reason={reason}>
            <Button type="submit" loading={making.isPending}>
              Create webhook
            </Button>
          </DisabledReason>
        </Group>
      </Stack>
    </form>
  );
}
