import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDeleteAccount } from '../../data/identity/mutations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  email: string;
  onDeleted: () => void;
}

/** Deletes the account after its address is typed. */
export function DeleteAccount({ email, onDeleted }: Props) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const deleting = useDeleteAccount();
  const close = () => {
    setOpened(false);
    setTyped('');
    deleting.reset();
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Delete account…
      </Button>
      <Dialog opened={opened} onClose={close} title="Delete your account?" closeOnClickOutside={false}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            deleting.mutate(typed, { onSuccess: onDeleted });
          }}
        >
          <Stack gap="sm">
            <Text size="sm">
              You leave all workspaces. Your notes and highlights stay there under “Deleted user”. Your sessions, access
              tokens, picture and sign-in history are deleted. This can’t be undone.
            </Text>
            <TextInput
              data-autofocus
              label={`Type ${email} to confirm`}
              name="confirm-email"
              autoComplete="off"
              required
              withAsterisk={false}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <ProblemNote problem={deleting.error} />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button
                type="submit"
                color="danger"
                disabled={typed.trim().toLowerCase() !== email}
                loading={deleting.isPending}
              >
                Delete account
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
