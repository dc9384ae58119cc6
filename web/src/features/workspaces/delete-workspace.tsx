import { Button, Group, Text, TextInput } from '@mantine/core';
import { isTypedName } from '@evident/domain/workspaces';
import { useState, type FormEvent } from 'react';
import { useEnvironment } from '../../data/workspaces/environment.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { whenConfirmed } from '../../kernel/entrance/confirmation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';

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
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data } = useEnvironment();
  const close = () => {
    setAsking(false);
    setTyped('');
    setRefusal(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    try {
      await whenConfirmed(() => answer(api.POST('/api/v1/workspace/deletion', { body: { name: typed } })));
      leave(data?.rootUrl ?? '');
    } catch (thrown) {
      setRefusal(asProblem(thrown).inWords);
    } finally {
      setBusy(false);
    }
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
          {refusal !== null && (
            <Text c="danger" mt="sm" role="alert">
              {refusal}
            </Text>
          )}
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
