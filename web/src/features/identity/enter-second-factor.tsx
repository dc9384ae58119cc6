import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEnterSecondFactor } from '../../data/identity/entering.ts';
import { useWithRedirect } from '../../data/identity/signed-in.ts';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import styles from '../../ui/entrance/form.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';

/** Second sign-in step: an authenticator code or a recovery code. */
export function EnterSecondFactor() {
  const [code, setCode] = useState('');
  const carried = useWithRedirect();
  const finishing = useEnterSecondFactor();
  const over = finishing.error instanceof ApiProblem && finishing.error.status === 401;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        finishing.mutate(code, { onError: () => setCode('') });
      }}
    >
      <TextInput
        label="Code"
        description="From your authenticator app. If you lost your phone, enter a recovery code."
        name="code"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        autoFocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        classNames={{ input: styles.code }}
      />
      <ProblemNote problem={finishing.error}>
        {over && (
          <p>
            <Link to={carried('/auth/login')}>Sign in again</Link>
          </p>
        )}
      </ProblemNote>
      <Button type="submit" loading={finishing.isPending || finishing.isSuccess}>
        Sign in
      </Button>
    </form>
  );
}
