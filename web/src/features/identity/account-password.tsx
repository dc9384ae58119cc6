import { Checkbox } from '@mantine/core';
import { passwordFaults } from '@evident/domain/identity';
import { useState } from 'react';
import { useChangePassword } from '../../data/identity/mutations.ts';
import { NewPassword } from '../../ui/entrance/new-password.tsx';
import { SavedForm } from '../../ui/saved-form.tsx';

interface Props {
  email: string;
  hasPassword: boolean;
}

/** Changes the password, or sets the first one. All other sessions end. */
export function AccountPassword({ email, hasPassword }: Props) {
  const [revokeTokens, setRevoke] = useState(true);
  const [newPassword, setNew] = useState('');
  const change = useChangePassword();
  const faults = passwordFaults(newPassword);
  const save = async () => {
    await change({ newPassword, revokeTokens });
    setNew('');
  };
  const reason = newPassword !== '' && faults.length > 0 ? `The password still needs ${faults.join(', ')}` : null;
  return (
    <SavedForm
      verb={hasPassword ? 'Change password' : 'Set password'}
      changed={newPassword !== ''}
      save={save}
      done="Password changed"
      disabledReason={reason}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword label="New password" value={newPassword} onChange={setNew} />
      {newPassword !== '' && (
        <Checkbox
          label="Revoke my access tokens"
          description="In all workspaces. Scripts that use them stop working."
          checked={revokeTokens}
          onChange={(event) => setRevoke(event.currentTarget.checked)}
        />
      )}
    </SavedForm>
  );
}
