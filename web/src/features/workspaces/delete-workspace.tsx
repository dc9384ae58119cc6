import { Button, Group, Text, TextInput } from '@mantine/core';
import { isTypedName } from '@evident/domain/workspaces';
import { useState } from 'react';
import { useEnvironment } from '../../data/workspaces/environment.ts';
import { deleteWorkspace } from '../../data/workspaces/mutations.ts';
import { useSubmit } from '../../kernel/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  name: string;
  /** The reason deletion is disabled; null if allowed. */
  reason: string | null;
  /** Leaves the host of the workspace, which no longer exists. */
  leave?: (rootUrl: string) => void;
}

/** Deletes the workspace after its name is typed. */
export function DeleteWorkspace({
  name,
  reason,
  leave = (rootUrl) => location.assign(`${rootUrl}/auth/workspaces`),
}: Props) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const { data } = useEnvironment();
  const { busy, problem, edited, submit } = useSubmit(async () => {
    await deleteWorkspace(typed);
    leave(data?.rootUrl ?? '');
  });
  const close = () => {
    setAsking(false);
    setTyped('');
    edited();
  };
  return (
    <>
      <DisabledReason reason={reason}>
        <Button variant="default" c="danger" onClick={() => setAsking(true)}>
          Delete workspace…
        </Button>
      </DisabledReason>
      <Dialog
        opened={asking}
        onClose={close}
        title={`Delete ${name}?`}
        size="sm"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form onSubmit={(event) => void submit(event)}>
          <Text c="dimmed">
            All projects, notes, highlights, insights and files are deleted for every member. Sessions, access tokens,
            invites and public links stop working at once. This cannot be undone.
          </Text>
          <TextInput
            mt="md"
            label={`Type “${name}” to confirm`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
          <ProblemNote problem={problem} />
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" color="danger" loading={busy} disabled={!isTypedName(name, typed)}>
              Delete workspace
            </Button>
          </Group>
        </form>
      </Dialog>
    </>
  );
}
