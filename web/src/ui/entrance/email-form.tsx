import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ProblemNote } from '../problem-note.tsx';
import { MailSent } from './mail-sent.tsx';
import styles from './form.module.css';
import { useWrite } from '../../kernel/queries/use-write.ts';

interface Props {
  /** Verb on the button: `Send a link`. */
  verb: string;
  /** Requests the mail. */
  send: (email: string) => Promise<unknown>;
  /** Instructions after the mail is sent. */
  then: ReactNode;
  email?: string;
}

/** Form for an email address that requests a mail. */
export function EmailForm({ verb, send, then, email: first = '' }: Props) {
  const [email, setEmail] = useState(first);
  const asking = useWrite({ mutationFn: () => send(email) });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        asking.mutate();
      }}
    >
      <TextInput
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
          asking.reset();
        }}
      />
      <ProblemNote problem={asking.error} />
      <Button type="submit" loading={asking.isPending} variant={asking.isSuccess ? 'default' : 'filled'}>
        {asking.isSuccess ? 'Send it again' : verb}
      </Button>
      {asking.isSuccess && <MailSent to={email}>{then}</MailSent>}
    </form>
  );
}
