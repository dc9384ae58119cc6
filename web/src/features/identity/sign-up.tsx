import { Button, TextInput } from '@mantine/core';
import { passwordFaults } from '@evident/domain/identity';
import { useRef, useState } from 'react';
import { useSignUp } from '../../data/identity/entering.ts';
import styles from '../../ui/entrance/form.module.css';
import { MailSent } from '../../ui/entrance/mail-sent.tsx';
import { NewPassword } from '../../ui/entrance/new-password.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { useBotCheck } from './use-bot-check.ts';

/** Signs up with a password and a mailed link, or with a mailed code. */
export function SignUp() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const bots = useBotCheck();
  const asking = useSignUp(bots.take);
  const ask = (method: 'EMAIL' | 'ONE_TIME_CODE') => asking.mutate({ method, email, name, password });
  const withPassword = () => {
    const faults = passwordFaults(password);
    setIncomplete(faults.length > 0);
    if (faults.length === 0) ask('EMAIL');
    else form.current?.querySelector<HTMLInputElement>('[name="new-password"]')?.focus();
  };
  const withCode = () => {
    setIncomplete(false);
    if (form.current?.querySelector<HTMLInputElement>('[name="email"]')?.reportValidity()) ask('ONE_TIME_CODE');
  };
  const sent = asking.isSuccess && asking.variables?.method === 'EMAIL';
  return (
    <form
      ref={form}
      className={styles.form}
      onFocus={bots.begin}
      onSubmit={(event) => {
        event.preventDefault();
        withPassword();
      }}
    >
      <TextInput
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={100}
        description="Shown to your team"
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          asking.reset();
        }}
      />
      <NewPassword value={password} onChange={setPassword} />
      {incomplete && passwordFaults(password).length > 0 && (
        <p role="alert" className={styles.fault}>
          The password still needs {passwordFaults(password).join(', ')}.
        </p>
      )}
      <ProblemNote problem={asking.error} />
      <Button
        type="submit"
        variant={sent ? 'default' : 'filled'}
        loading={asking.isPending && asking.variables?.method === 'EMAIL'}
      >
        {sent ? 'Resend email' : 'Sign up'}
      </Button>
      {sent && <MailSent to={email}>Open the link in it to finish signing up.</MailSent>}
      <p className={styles.or}>or without a password</p>
      <Button
        variant="default"
        loading={asking.isPending && asking.variables?.method === 'ONE_TIME_CODE'}
        onClick={withCode}
      >
        Sign up with an emailed code
      </Button>
    </form>
  );
}
