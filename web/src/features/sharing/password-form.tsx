import { Button, PasswordInput } from '@mantine/core';
import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styles from './shared.module.css';

interface Props {
  /** The error of the last attempt; null before the first. */
  problem: string | null;
  busy: boolean;
  onSubmit: (password: string) => void;
}

/** Asks for the password of a link, before anything is shown. */
export function PasswordForm({ problem, busy, onSubmit }: Props) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onSubmit(password);
  };
  return (
    <form className={styles.door} onSubmit={submit}>
      <Lock size={24} aria-hidden className={styles.sign} />
      <h1 className={styles.question}>Enter the password to open this page</h1>
      <p className={styles.facts}>Ask the person who sent you the link.</p>
      <PasswordInput
        label="Password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem}
        autoFocus
        required
        withAsterisk={false}
        autoComplete="off"
        maxLength={128}
        size="md"
        className={styles.password}
      />
      <Button type="submit" size="md" loading={busy} fullWidth>
        Open
      </Button>
    </form>
  );
}
