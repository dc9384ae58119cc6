import { TextInput } from '@mantine/core';
import { accountWording } from '@evident/domain/identity';
import { useState } from 'react';
import { useRenameAccount } from '../../data/identity/mutations.ts';
import { SavedForm } from '../../ui/saved-form.tsx';

/** Changes the name, which is the same in every workspace. */
export function AccountName({ name: before }: { name: string }) {
  const [name, setName] = useState(before);
  const rename = useRenameAccount();
  return (
    <SavedForm verb="Save name" changed={name !== before} save={() => rename(name)} done="Name updated">
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
