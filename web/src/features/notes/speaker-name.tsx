import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import styles from './speaker-name.module.css';

interface Props {
  name: string;
  /** Why it can't be changed; absent when it can. */
  reason?: string;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** A speaker's name, changed at all their turns at once. */
export function SpeakerName({ name, reason, onRename, onClose }: Props) {
  const [wanted, setWanted] = useState(name);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.trim() !== '') onRename(wanted.trim());
    onClose();
  };
  if (reason) return <div className={styles.form}><p className={styles.reason}>{reason}</p><Button size="xs" variant="default" onClick={onClose}>Close</Button></div>;
  return (
    <form className={styles.form} onSubmit={keep}>
      <TextInput label="Speaker, everywhere in this note" value={wanted} maxLength={200} onChange={(event) => setWanted(event.currentTarget.value)} autoFocus onFocus={(event) => event.target.select()} />
      <div className={styles.acts}><Button size="xs" type="submit" disabled={wanted.trim() === ''}>Rename</Button><Button size="xs" variant="default" onClick={onClose}>Cancel</Button></div>
    </form>
  );
}
