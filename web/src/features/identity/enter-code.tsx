import { Button, TextInput } from '@mantine/core';
import { CODE_DIGITS, CODE_MINUTES } from '@evident/domain/identity';
import { useState } from 'react';
import { Link } from 'react-router';
import { useConfirmByCode, useMailCode } from '../../data/identity/entering.ts';
import { useWithRedirect } from '../../data/identity/signed-in.ts';
import styles from '../../ui/entrance/form.module.css';
import { MailSent } from '../../ui/entrance/mail-sent.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  email: string;
  /** Identifies the mailed code. */
  codeChallenge: string;
  /** The code completes a sign-up, so a new code needs a new sign-up. */
  signingUp?: boolean;
}

/** The six digits from the email. Submitted after the last digit. */
export function EnterCode({ email, codeChallenge: first, signingUp = false }: Props) {
  const [code, setCode] = useState('');
  const [codeChallenge, setChallenge] = useState(first);
  const carried = useWithRedirect();
  const confirming = useConfirmByCode();
  const confirm = (digits: string) => confirming.mutate({ codeChallenge, code: digits });
  const again = useMailCode();
  const mailAgain = () =>
    again.mutate(email, {
      onSuccess: (made) => {
        if (made.codeChallenge !== null) setChallenge(made.codeChallenge);
        setCode('');
        confirming.reset();
      },
    });
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, CODE_DIGITS);
    setCode(digits);
    if (digits.length === CODE_DIGITS && digits !== code && !confirming.isPending) confirm(digits);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === CODE_DIGITS) confirm(code);
      }}
    >
      <MailSent
        to={email}
      >{`It contains a ${CODE_DIGITS}-digit code that works for ${CODE_MINUTES} minutes in this window.`}</MailSent>
      <TextInput
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        autoFocus
        value={code}
        onChange={(event) => type(event.currentTarget.value)}
        classNames={{ input: styles.code }}
      />
      <ProblemNote problem={confirming.error ?? again.error} />
      <Button type="submit" loading={confirming.isPending || confirming.isSuccess}>
        Continue
      </Button>
      {signingUp ? (
        <p className={styles.small}>
          No code, or has it expired? <Link to={carried('/auth/signup')}>Start over</Link>
        </p>
      ) : (
        <Button variant="default" loading={again.isPending} onClick={mailAgain}>
          Send another code
        </Button>
      )}
    </form>
  );
}
