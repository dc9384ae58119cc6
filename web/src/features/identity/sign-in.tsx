import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSignIn, useSignInByMail } from '../../data/identity/entering.ts';
import { useEnvironment } from '../../data/workspaces/environment.ts';
import { useWithRedirect } from '../../data/identity/signed-in.ts';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import styles from '../../ui/entrance/form.module.css';
import { MailSent } from '../../ui/entrance/mail-sent.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

/** Signs in by password, mailed code or mailed link. */
export function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const address = useRef<HTMLInputElement>(null);
  const carried = useWithRedirect();
  // A workspace may accept only mailed links and codes.
  const passwords = useEnvironment().data?.team?.passwordAuthEnabled !== false;
  const byPassword = useSignIn();
  const byMail = useSignInByMail();
  const mail = (code: boolean) => {
    byPassword.reset();
    if (address.current?.reportValidity()) byMail.mutate({ email, useOneTimeCode: code });
  };
  const problem = byPassword.error ?? byMail.error;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        byMail.reset();
        if (passwords) byPassword.mutate({ email, password });
        else mail(false);
      }}
    >
      <TextInput
        ref={address}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        withAsterisk={false}
        autoFocus
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          byMail.reset();
        }}
      />
      {passwords && (
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      <ProblemNote problem={problem}>
        {problem instanceof ApiProblem && problem.status === 429 && (
          <p>
            <Link to={carried('/auth/unlock')}>Send an unlock link</Link>
          </p>
        )}
      </ProblemNote>
      {passwords && (
        <>
          <Button type="submit" loading={byPassword.isPending || byPassword.isSuccess}>
            Sign in
          </Button>
          <Anchor renderRoot={(props) => <Link {...props} to={carried('/auth/reset-password')} state={{ email }} />}>
            Forgot password?
          </Anchor>
          <p className={styles.or}>or without a password</p>
        </>
      )}
      <div className={styles.row}>
        <Button
          variant="default"
          flex={1}
          loading={byMail.isPending && byMail.variables.useOneTimeCode}
          onClick={() => mail(true)}
        >
          Email me a code
        </Button>
        <Button
          variant="default"
          flex={1}
          loading={byMail.isPending && !byMail.variables.useOneTimeCode}
          onClick={() => mail(false)}
        >
          Email me a link
        </Button>
      </div>
      {byMail.data === 'EMAIL_SENT' && <MailSent to={email}>Open the link in it to sign in.</MailSent>}
    </form>
  );
}
