import { Button, TextInput } from '@mantine/core';
import { passwordFaults } from '@evident/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWithRedirect } from '../../data/identity/signed-in.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
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
  const carried = useWithRedirect();
  const navigate = useNavigate();
  const bots = useBotCheck();
  const asking = useMutation({
    mutationFn: async (method: 'EMAIL' | 'ONE_TIME_CODE') => {
      const wording = {
        method,
        email,
        ...(name.trim() ? { name: name.trim() } : {}),
        ...(method === 'EMAIL' ? { password } : {}),
      };
      const { codeChallenge } = await answer(
        api.POST('/api/v1/auth/sign-up', { body: { ...wording, botCheck: await bots.take() } }),
      );
      if (codeChallenge !== null)
        await navigate(carried('/auth/confirm-email'), { state: { email, codeChallenge, signingUp: true } });
    },
  });
  const withPassword = () => {
    const faults = passwordFaults(password);
    setIncomplete(faults.length > 0);
    if (faults.length === 0) asking.mutate('EMAIL');
    else form.current?.querySelector<HTMLInputElement>('[name="new-password"]')?.focus();
  };
  const withCode = () => {
    setIncomplete(false);
    if (form.current?.querySelector<HTMLInputElement>('[name="email"]')?.reportValidity())
      asking.mutate('ONE_TIME_CODE');
  };
  const sent = asking.isSuccess && asking.variables === 'EMAIL';
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
        loading={asking.isPending && asking.variables === 'EMAIL'}
      >
        {sent ? 'Resend email' : 'Sign up'}
      </Button>
      {sent && <MailSent to={email}>Open the link in it to finish signing up.</MailSent>}
      <p className={styles.or}>or without a password</p>
      <Button variant="default" loading={asking.isPending && asking.variables === 'ONE_TIME_CODE'} onClick={withCode}>
        Sign up with an emailed code
      </Button>
    </form>
  );
}
