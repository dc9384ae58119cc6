import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { CODE_MINUTES, type ConfirmationMethod } from '@evident/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmIdentity, useMailConfirmation } from '../../data/identity/mutations.ts';
import { signedInQuery } from '../../data/identity/queries.ts';
import { confirmation } from '../../kernel/entrance/confirmation.ts';
import { useStore } from '../../kernel/store.ts';
import { useWho } from '../../kernel/who.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { ConfirmBySso } from './confirm-by-sso.tsx';

/** Confirms the identity before a sensitive change, then continues with the change. */
export function ConfirmIdentity() {
  const asking = useStore(confirmation);
  const workspaceId = useWho()?.workspace.id;
  const { data: person } = useQuery({ ...signedInQuery(), enabled: asking !== null });
  return (
    <Dialog
      opened={asking !== null && person != null}
      onClose={() => asking?.cancel()}
      title="Confirm that it’s you"
      size="sm"
      closeOnClickOutside={false}
    >
      {asking && person && (
        <Stack gap="md">
          <Confirming
            email={person.email}
            ways={waysOf(person)}
            onConfirmed={asking.confirmed}
            onCancel={asking.cancel}
          />
          {workspaceId !== undefined && <ConfirmBySso workspaceId={workspaceId} onConfirmed={asking.confirmed} />}
        </Stack>
      )}
    </Dialog>
  );
}

/** The available confirmation methods, default first. */
function waysOf({
  hasPassword,
  secondFactor,
}: {
  hasPassword: boolean;
  secondFactor: boolean;
}): [ConfirmationMethod, ...ConfirmationMethod[]] {
  if (secondFactor) return hasPassword ? ['AUTHENTICATOR', 'PASSWORD'] : ['AUTHENTICATOR'];
  return hasPassword ? ['PASSWORD', 'ONE_TIME_CODE'] : ['ONE_TIME_CODE'];
}

const OTHERWISE: Record<ConfirmationMethod, string> = {
  PASSWORD: 'Use your password',
  ONE_TIME_CODE: 'Email me a code',
  AUTHENTICATOR: 'Use your authenticator app',
};

interface Props {
  email: string;
  ways: [ConfirmationMethod, ...ConfirmationMethod[]];
  onConfirmed: () => void;
  onCancel: () => void;
}

function Confirming({ email, ways, onConfirmed, onCancel }: Props) {
  const [way, setWay] = useState<ConfirmationMethod>(ways[0]);
  const [secret, setSecret] = useState('');
  const mailing = useMailConfirmation();
  const confirming = useConfirmIdentity();
  const choose = (next: ConfirmationMethod) => {
    setWay(next);
    setSecret('');
    confirming.reset();
    if (next === 'ONE_TIME_CODE') mailing.mutate();
  };
  const waiting = way === 'ONE_TIME_CODE' && mailing.data === undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (waiting) mailing.mutate();
        else
          confirming.mutate(
            { method: way, secret, codeChallenge: mailing.data?.codeChallenge },
            { onSuccess: onConfirmed },
          );
      }}
    >
      <Stack gap="sm">
        {way === 'PASSWORD' && (
          <>
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordInput
              data-autofocus
              label="Password"
              name="current-password"
              autoComplete="current-password"
              required
              withAsterisk={false}
              value={secret}
              onChange={(event) => setSecret(event.currentTarget.value)}
            />
          </>
        )}
        {way === 'ONE_TIME_CODE' && (
          <Text size="sm">
            {waiting
              ? `We’ll email a code to ${email}.`
              : `We emailed a code to ${email}. It works for ${CODE_MINUTES} minutes.`}
          </Text>
        )}
        {way !== 'PASSWORD' && !waiting && (
          <TextInput
            key={way}
            autoFocus
            label={way === 'AUTHENTICATOR' ? 'Code from your authenticator app' : 'Code'}
            description={way === 'AUTHENTICATOR' ? 'Or one of your recovery codes' : undefined}
            name="code"
            autoComplete="one-time-code"
            required
            withAsterisk={false}
            value={secret}
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
        )}
        <ProblemNote problem={confirming.error ?? mailing.error} />
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <Button key={other} variant="subtle" px={0} onClick={() => choose(other)}>
                  {OTHERWISE[other]}
                </Button>
              ))}
          </Group>
          <Group gap="xs">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" loading={confirming.isPending || mailing.isPending}>
              {waiting ? 'Email a code' : 'Confirm'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
