import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { MailSent } from '../../ui/entrance/mail-sent.tsx';
import { SavedForm } from '../../ui/saved-form.tsx';

interface Props {
  email: string;
  /** Whether one has a password, which is then asked for. */
  hasPassword: boolean;
}

/** Another address: it changes when the link mailed to it is used. */
export function AccountEmail({ email: now, hasPassword }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const save = async () => {
    await answer(api.POST('/api/v1/me/email', { body: { email, ...(hasPassword ? { password } : {}) } }));
    setSentTo(email);
    setPassword('');
  };
  return (
    <SavedForm verb="Send a link there" changed={email !== ''} save={save} done="A mail is on its way">
      <p style={{ margin: 0 }}>You sign in with <strong>{now}</strong>.</p>
      <TextInput label="New address" type="email" name="email" autoComplete="email" required withAsterisk={false} value={email} onChange={(event) => { setEmail(event.currentTarget.value); setSentTo(null); }} />
      {hasPassword && <PasswordInput label="Your password" name="current-password" autoComplete="current-password" required withAsterisk={false} value={password} onChange={(event) => setPassword(event.currentTarget.value)} />}
      {sentTo !== null && <MailSent to={sentTo}>Your address changes when you open the link in it.</MailSent>}
    </SavedForm>
  );
}
