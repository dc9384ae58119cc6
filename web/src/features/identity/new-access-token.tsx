import { Button, CopyButton, Group, Radio, Select, Stack, TextInput } from '@mantine/core';
import { accessTokenWording } from '@evident/domain/identity';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useCreateAccessToken } from '../../data/identity/mutations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './identity.module.css';

const LIFETIMES = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '1 year'],
  ['never', 'Never'],
] as const;
interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Creates a token and shows it once. */
export function NewAccessToken({ opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="New access token" closeOnClickOutside={false}>
      {opened && <Making onClose={onClose} />}
    </Dialog>
  );
}

function Making({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState('read');
  const [life, setLife] = useState('90');
  const making = useCreateAccessToken();
  if (making.data) return <CreatedToken name={making.data.name} token={making.data.token} onClose={onClose} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate({ name, scope, life });
      }}
    >
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label="Name"
          description="Purpose of the token"
          required
          withAsterisk={false}
          maxLength={accessTokenWording.properties.name.maxLength}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Radio.Group label="Permissions" value={scope} onChange={setScope}>
          <Stack gap={6} mt={4}>
            <Radio value="read" label="Read" />
            <Radio value="write" label="Read and write" />
          </Stack>
        </Radio.Group>
        <Select
          label="Expires"
          data={LIFETIMES.map(([value, label]) => ({ value, label }))}
          value={life}
          onChange={(value) => setLife(value ?? '90')}
          allowDeselect={false}
        />
        <ProblemNote problem={making.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={making.isPending}>
            Create token
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function CreatedToken({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  return (
    <Stack gap="sm">
      <Notice icon={KeyRound} tone="warn">
        Copy the token for {name} now. It is shown only once.
      </Notice>
      <code className={styles.token} data-testid="token">
        {token}
      </code>
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
