import { PasswordInput } from '@mantine/core';
import { passwordFaults } from '@evident/domain/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { SIGNED_IN } from '../../kernel/entrance/signed-in.ts';
import { NewPassword } from '../../ui/entrance/new-password.tsx';
import { SavedForm } from '../../ui/saved-form.tsx';

interface Props {
  email: string;
  hasPassword: boolean;
}

/** Another password, or a first one. All other sessions end. */
export function AccountPassword({ email, hasPassword }: Props) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const client = useQueryClient();
  const faults = passwordFaults(newPassword);
  const save = async () => {
    await answer(api.PUT('/api/v1/me/password', { body: { newPassword, ...(hasPassword ? { currentPassword } : {}) } }));
    setCurrent('');
    setNew('');
    await Promise.all([client.invalidateQueries({ queryKey: SIGNED_IN }), client.invalidateQueries({ queryKey: ['sessions'] })]);
  };
  const reason = newPassword !== '' && faults.length > 0 ? `The password still needs ${faults.join(', ')}` : null;
  return (
    <SavedForm verb={hasPassword ? 'Change the password' : 'Set a password'} changed={newPassword !== ''} save={save} done="Your password was changed" disabledReason={reason}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && <PasswordInput label="Current password" name="current-password" autoComplete="current-password" required withAsterisk={false} value={currentPassword} onChange={(event) => setCurrent(event.currentTarget.value)} />}
      <NewPassword label="New password" value={newPassword} onChange={setNew} />
    </SavedForm>
  );
}
