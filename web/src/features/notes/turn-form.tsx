import { containsText } from '@evident/domain/text';
import { Autocomplete, Button, TextInput } from '@mantine/core';
import { clock, clockTime } from '@evident/domain/content';
import { useEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import styles from './turn-form.module.css';

interface Props {
  /** null if the turn has no speaker. */
  speaker: string | null;
  /** Milliseconds since the start of the recording; null if unknown. */
  start: number | null;
  /** All speakers of the note. */
  speakers: readonly { id: string; name: string }[];
  /** The reason editing is disabled; absent if allowed. */
  reason?: string;
  /** Renames the speaker in all turns. */
  onRename: (name: string) => void;
  /** Assigns another speaker to this turn. */
  onSpeaker: (name: string) => void;
  onStart: (start: number | null) => void;
  /** Escape or a click outside: closes the form, or asks first if there are unsaved changes. */
  leaving?: boolean;
  /** Called when typing continues after the question. */
  onStay?: () => void;
  onClose: () => void;
}

/** Edits speaker and time of a turn. */
export function TurnForm({
  speaker,
  start,
  speakers,
  reason,
  onRename,
  onSpeaker,
  onStart,
  leaving = false,
  onStay,
  onClose,
}: Props) {
  const before = {
    name: speakers.find(({ id }) => id === speaker)?.name ?? '',
    time: start === null ? '' : clock(start),
  };
  const [name, setName] = useState(before.name);
  const [time, setTime] = useState(before.time);
  const wanted = name.trim();
  const moment = time.trim() === '' ? null : clockTime(time.trim());
  const unreadable = time.trim() !== '' && moment === null;
  const [opened, setOpened] = useState(false);
  const others = speakers
    .map((one) => one.name)
    .filter((one, at, all) => all.indexOf(one) === at && one !== before.name);
  const listed = opened && others.some((one) => containsText(one, wanted));
  const changed = wanted !== before.name || time.trim() !== before.time;
  useEffect(() => {
    if (leaving && !changed) onClose();
  }, [leaving, changed, onClose]);
  const typing = (set: (words: string) => void) => (words: string) => {
    set(words);
    if (leaving) onStay?.();
  };
  // The first Escape closes the list, the next one the form. After the question, Escape discards the changes.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (!listed && !leaving)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!listed) onClose();
  };
  const keep = (everywhere: boolean) => {
    if (unreadable) return;
    if (wanted !== '' && wanted !== before.name) (everywhere ? onRename : onSpeaker)(wanted);
    // The shown time is rounded: an unchanged field keeps the exact time.
    if (time.trim() !== before.time) onStart(moment);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep(speaker !== null);
  };
  if (reason)
    return (
      <div className={styles.form}>
        <p className={styles.reason}>{reason}</p>
        <Button size="xs" variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
      <Autocomplete
        label="Speaker"
        value={name}
        onChange={typing(setName)}
        data={others}
        dropdownOpened={opened}
        onDropdownOpen={() => setOpened(true)}
        onDropdownClose={() => setOpened(false)}
        maxLength={200}
        autoFocus
        onFocus={(event) => event.target.select()}
        comboboxProps={{ withinPortal: false }}
      />
      <TextInput
        label="Time"
        placeholder="0:00"
        value={time}
        onChange={(event) => typing(setTime)(event.currentTarget.value)}
        error={unreadable && 'Minutes and seconds, as 1:05'}
        maxLength={12}
        mt={8}
      />
      {leaving && changed && (
        <p className={styles.asked} role="alert">
          Your changes are not saved. Save them, or press Escape again to discard them.
        </p>
      )}
      <div className={styles.acts}>
        {speaker === null || wanted === before.name ? (
          <Button size="xs" type="submit">
            Save
          </Button>
        ) : (
          <>
            <Button size="xs" type="submit" disabled={wanted === ''}>
              Rename everywhere
            </Button>
            <Button size="xs" variant="default" disabled={wanted === ''} onClick={() => keep(false)}>
              Only this turn
            </Button>
          </>
        )}
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
          {leaving && changed ? 'Discard' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
