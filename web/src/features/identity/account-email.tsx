import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { changeEmail } from '../../data/identity/mutations.ts';
import { MailSent } from '../../ui/entrance/mail-sent.tsx';
import { SavedForm } from '../../ui/saved-form.tsx';

interface Props {
  email: string;
}

/** Changes the email address, effective when the mailed link is opened. */
export function AccountEmail({ email: now }: Props) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const save = async () => {
    await changeEmail(email);
    setSentTo(email);
  };
  return (
    <SavedForm verb="Send confirmation link" changed={email !== ''} save={save} done="Confirmation link sent">
      <p style={{ margin: 0 }}>
        You sign in with <strong>{now}</strong>.
      </p>
      <TextInput
        label="New address"
        type="email"
        name="email"
        autoComplete="email"
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setSentTo(null);
        }}
      />
      {sentTo !== null && <MailSent to={sentTo}>Your address changes when you open the link in it.</MailSent>}
    </SavedForm>
  );
}
