import { Button, Checkbox } from '@mantine/core';
import { passwordFaults } from '@evident/domain/identity';
import { useState } from 'react';
import { Link } from 'react-router';
import { useChoosePassword } from '../../data/identity/entering.ts';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import styles from '../../ui/entrance/form.module.css';
import { NewPassword } from '../../ui/entrance/new-password.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

/** Sets a new password with a mailed link, then signs in. */
export function ChoosePassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [revokeTokens, setRevoke] = useState(true);
  const [tried, setTried] = useState(false);
  const choosing = useChoosePassword(token);
  const faults = passwordFaults(password);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (faults.length === 0) choosing.mutate({ password, revokeTokens });
      }}
    >
      <NewPassword label="New password" value={password} onChange={setPassword} autoFocus />
      <Checkbox
        label="Revoke my access tokens"
        description="In all workspaces. Scripts that use them stop working."
        checked={revokeTokens}
        onChange={(event) => setRevoke(event.currentTarget.checked)}
      />
      {tried && faults.length > 0 && (
        <p role="alert" className={styles.fault}>
          The password still needs {faults.join(', ')}.
        </p>
      )}
      <ProblemNote problem={choosing.error}>
        {choosing.error instanceof ApiProblem && choosing.error.status === 401 && (
          <p>
            <Link to="/auth/reset-password">Send a new link</Link>
          </p>
        )}
      </ProblemNote>
      <Button type="submit" loading={choosing.isPending || choosing.isSuccess}>
        Change password
      </Button>
      <p className={styles.small}>This signs you out on every other device.</p>
    </form>
  );
}
