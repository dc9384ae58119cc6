import { Button, CopyButton, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { scimTokenWording } from '@evident/domain/scim';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useCreateScimToken } from '../../data/scim/mutations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Notice } from '../../ui/states/notice.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Creates a token for a directory and shows it once. */
export function NewDirectoryToken({ opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="New token" closeOnClickOutside={false}>
      {opened && <Creating onClose={onClose} />}
    </Dialog>
  );
}

function Creating({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const creating = useCreateScimToken();
  if (creating.data) return <Created name={creating.data.name} token={creating.data.token} onClose={onClose} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        creating.mutate(name);
      }}
    >
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label="Name"
          description="The directory that uses the token"
          placeholder="Entra ID"
          required
          withAsterisk={false}
          maxLength={scimTokenWording.properties.name.maxLength}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ProblemNote problem={creating.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={creating.isPending}>
            Create token
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Created({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  return (
    <Stack gap="sm">
      <Notice icon={KeyRound} tone="warn">
        Copy the token for {name} now. It is shown only once.
      </Notice>
      <Textarea aria-label="Token" readOnly autosize value={token} data-testid="token" />
      <Group justify="flex-end" gap="xs">
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button data-autofocus variant={copied ? 'default' : 'filled'} onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
