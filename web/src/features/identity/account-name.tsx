import { TextInput } from '@mantine/core';
import { accountWording } from '@evident/domain/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signedInQuery, whoQuery } from '../../data/identity/queries.ts';
import { members } from '../../data/workspaces/members.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { SavedForm } from '../../ui/saved-form.tsx';

/** Changes the name, which is the same in every workspace. */
export function AccountName({ name: before }: { name: string }) {
  const [name, setName] = useState(before);
  const client = useQueryClient();
  const save = async () => {
    await answer(api.PATCH('/api/v1/me/account', { body: { name } }));
    await invalidate(client, signedInQuery(), whoQuery(), members);
  };
  return (
    <SavedForm verb="Save name" changed={name !== before} save={save} done="Name updated">
      <TextInput
        label="Name"
        name="name"
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={accountWording.properties.name.maxLength}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </SavedForm>
  );
}
