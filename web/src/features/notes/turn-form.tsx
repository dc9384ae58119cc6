import { Autocomplete, Button, TextInput } from '@mantine/core';
import { clock, clockTime } from '@evident/domain/content';
import { useState, type FormEvent } from 'react';
import styles from './turn-form.module.css';

interface Props {
  /** null: nobody is said to have said it. */
  speaker: string | null;
  /** Milliseconds from the beginning of the recording; null when it is not known. */
  start: number | null;
  /** Everybody who speaks in the note. */
  speakers: readonly { id: string; name: string }[];
  /** Why it can't be changed; absent when it can. */
  reason?: string;
  /** Another name for this speaker, at all their turns at once. */
  onRename: (name: string) => void;
  /** Somebody else said this one turn. */
  onSpeaker: (name: string) => void;
  onStart: (start: number | null) => void;
  onClose: () => void;
}

/** Who said a turn, and when. */
export function TurnForm({ speaker, start, speakers, reason, onRename, onSpeaker, onStart, onClose }: Props) {
  const before = { name: speakers.find(({ id }) => id === speaker)?.name ?? '', time: start === null ? '' : clock(start) };
  const [name, setName] = useState(before.name);
  const [time, setTime] = useState(before.time);
  const wanted = name.trim();
  const moment = time.trim() === '' ? null : clockTime(time.trim());
  const unreadable = time.trim() !== '' && moment === null;
  const keep = (everywhere: boolean) => {
    if (unreadable) return;
    if (wanted !== '' && wanted !== before.name) (everywhere ? onRename : onSpeaker)(wanted);
    // What the clock shows is rounded: left as it was, the moment stays.
    if (time.trim() !== before.time) onStart(moment);
    onClose();
  };
  const submit = (event: FormEvent) => { event.preventDefault(); keep(speaker !== null); };
  if (reason) return <div className={styles.form}><p className={styles.reason}>{reason}</p><Button size="xs" variant="default" onClick={onClose}>Close</Button></div>;
  return (
    <form className={styles.form} onSubmit={submit}>
      <Autocomplete label="Speaker" value={name} onChange={setName} data={speakers.map((one) => one.name).filter((one, at, all) => all.indexOf(one) === at && one !== before.name)} maxLength={200} autoFocus onFocus={(event) => event.target.select()} comboboxProps={{ withinPortal: false }} />
      <TextInput label="Time" placeholder="0:00" value={time} onChange={(event) => setTime(event.currentTarget.value)} error={unreadable && 'Minutes and seconds, as 1:05'} maxLength={12} mt={8} />
      <div className={styles.acts}>
        {speaker === null || wanted === before.name
          ? <Button size="xs" type="submit">Keep</Button>
          : <><Button size="xs" type="submit" disabled={wanted === ''}>Rename everywhere</Button><Button size="xs" variant="default" disabled={wanted === ''} onClick={() => keep(false)}>Only this turn</Button></>}
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
