import { Button, PasswordInput } from '@mantine/core';
import { shareLinkChange } from '@evident/domain/sharing';
import { useState, type FormEvent } from 'react';
import styles from './share-dialog.module.css';

interface Props {
  has: boolean;
  onChange: (password: string | null) => void;
}

const { minLength, maxLength } = shareLinkChange.properties.password;

/** Sets, changes or removes the password of a public link. It is never shown again. */
export function LinkPassword({ has, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [short, setShort] = useState(false);
  const [asked, setAsked] = useState(false);
  if (draft === null) {
    return (
      <div className={styles.password}>
        <Button
          size="xs"
          variant="default"
          autoFocus={asked}
          onClick={() => {
            setAsked(true);
            setDraft('');
          }}
        >
          {has ? 'Change the password' : 'Set a password'}
        </Button>
        {has && (
          <Button size="xs" variant="subtle" onClick={() => onChange(null)}>
            Remove the password
          </Button>
        )}
      </div>
    );
  }
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (draft.length < minLength) return setShort(true);
    onChange(draft);
    setDraft(null);
  };
  return (
    <form className={styles.password} onSubmit={keep} noValidate>
      <PasswordInput
        label="Password"
        description={`At least ${minLength} characters. You have to tell it to visitors yourself.`}
        size="sm"
        value={draft}
        onChange={(event) => {
          setShort(false);
          setDraft(event.target.value);
        }}
        error={short && 'That is too short'}
        maxLength={maxLength}
        required
        withAsterisk={false}
        autoFocus
        autoComplete="new-password"
        className={styles.secret}
      />
      <Button size="xs" type="submit">
        Save
      </Button>
      <Button size="xs" variant="subtle" onClick={() => setDraft(null)}>
        Cancel
      </Button>
    </form>
  );
}
