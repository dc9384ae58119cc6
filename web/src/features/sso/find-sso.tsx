import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFindSso } from '../../data/sso/signing-in.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { SsoButtons } from './sso-buttons.tsx';

/** Finds the connection of a person by the domain of their address. */
export function FindSso({ redirect }: { redirect: string | null }) {
  const [email, setEmail] = useState('');
  const finding = useFindSso();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        finding.mutate(email);
      }}
    >
      <Stack gap="sm">
        <TextInput
          label="Work email"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          autoFocus
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            finding.reset();
          }}
        />
        <ProblemNote problem={finding.error} />
        {finding.data && finding.data.items.length === 0 && (
          <p role="status">No workspace offers single sign-on for this address. Sign in in another way.</p>
        )}
        {finding.data && finding.data.items.length > 0 ? (
          <SsoButtons choices={finding.data.items} redirect={redirect} />
        ) : (
          <Button type="submit" loading={finding.isPending}>
            Continue
          </Button>
        )}
      </Stack>
    </form>
  );
}
