import { Button, Group, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import type { PasswordWanted } from './use-shown-pages.ts';

/** Asks for the password of a PDF. */
export function PasswordDialog({ name, wanted }: { name: string; wanted: PasswordWanted | null }) {
  const [password, setPassword] = useState('');
  const close = () => wanted?.give(null);
  return (
    <Dialog opened={wanted !== null} onClose={close} title={`${name} needs a password`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          wanted?.give(password);
          setPassword('');
        }}
      >
        <PasswordInput
          label="Password"
          description="It opens the PDF now and is not stored."
          data-autofocus
          required
          maxLength={200}
          error={wanted?.wrong ? 'The password is wrong. Try again.' : undefined}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit">Open document</Button>
        </Group>
      </form>
    </Dialog>
  );
}
