import { Button, TextInput } from '@mantine/core';
import { passwordFaults } from '@evident/domain/identity';
import type { InvitePreview, SignedInView } from '@evident/domain/workspaces';
import { useState } from 'react';
import { Link } from 'react-router';
import { openWorkspace } from '../../data/identity/signed-in.ts';
import { useAcceptInvite } from '../../data/workspaces/mutations.ts';
import styles from '../../ui/entrance/form.module.css';
import { NewPassword } from '../../ui/entrance/new-password.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  token: string;
  invite: InvitePreview;
  /** The account that is signed in; null if none. */
  person: Pick<SignedInView, 'email'> | null;
  open?: (teamId: string) => Promise<void>;
  onAccepted?: () => void;
}

/**
 * Accepts an invite: with the current account, after signing in, or with a new account. The link proves the address.
 */
export function AcceptInvite({ token, invite, person, open = openWorkspace, onAccepted }: Props) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const accepting = useAcceptInvite(async () => {
    onAccepted?.();
    await open(invite.teamId);
  });
  const accept = (withPassword: boolean) => {
    const fresh =
      person === null ? { ...(name.trim() ? { name: name.trim() } : {}), ...(withPassword ? { password } : {}) } : {};
    accepting.mutate({ token, ...fresh });
  };
  if (person !== null && person.email !== invite.email) {
    return (
      <p className={styles.plain}>
        The invite is for <strong>{invite.email}</strong>, and you are signed in as {person.email}.{' '}
        <Link to="/auth/logout?redirect=/auth/accept-invite">Sign out to accept it</Link>
      </p>
    );
  }
  if (person !== null) {
    return (
      <div className={styles.form}>
        <ProblemNote problem={accepting.error} />
        <Button loading={accepting.isPending || accepting.isSuccess} onClick={() => accept(false)}>
          Join {invite.teamName}
        </Button>
      </div>
    );
  }
  if (invite.hasAccount) {
    return (
      <Button renderRoot={(props) => <Link {...props} to="/auth/login?redirect=/auth/accept-invite" />}>
        Sign in as {invite.email}
      </Button>
    );
  }
  if (!invite.provesAddress) {
    return (
      <div className={styles.form}>
        <p className={styles.plain}>
          Create an account as <strong>{invite.email}</strong> first. The workspace is offered to you right after.
        </p>
        <Button renderRoot={(props) => <Link {...props} to="/auth/signup" />}>Create your account</Button>
      </div>
    );
  }
  const faults = passwordFaults(password);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (faults.length === 0) accept(true);
      }}
    >
      <TextInput label="Email" type="email" name="username" autoComplete="username" value={invite.email} readOnly />
      <TextInput
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={100}
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NewPassword value={password} onChange={setPassword} />
      {tried && faults.length > 0 && (
        <p role="alert" className={styles.fault}>
          The password still needs {faults.join(', ')}.
        </p>
      )}
      <ProblemNote problem={accepting.error} />
      <Button type="submit" loading={accepting.isPending && accepting.variables.password !== undefined}>
        Join {invite.teamName}
      </Button>
      <p className={styles.or}>or without a password</p>
      <Button
        variant="default"
        loading={accepting.isPending && accepting.variables.password === undefined}
        onClick={() => accept(false)}
      >
        Join and sign in with emailed codes
      </Button>
    </form>
  );
}
