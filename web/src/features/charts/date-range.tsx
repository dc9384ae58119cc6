import { ActionIcon, TextInput } from '@mantine/core';
import { type DateRange as Range, rangeOrDropped } from '@evident/domain/charts';
import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './charts.module.css';

interface Props {
  range: Range | null;
  onChange: (range: Range | null) => void;
}

/** The days of the notes whose highlights count. Applied once both ends are valid. */
export function DateRange({ range, onChange }: Props) {
  const [typed, setTyped] = useState({ from: range?.from ?? '', to: range?.to ?? '' });
  const change = (next: typeof typed): void => {
    setTyped(next);
    const after = rangeOrDropped(next.from, next.to);
    if (after !== null || range !== null) onChange(after);
  };
  const reversed = typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  return (
    <div className={styles.range} role="group" aria-label="Date of the note">
      <TextInput
        type="date"
        label="From"
        value={typed.from}
        onChange={(event) => change({ ...typed, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To"
        value={typed.to}
        error={reversed ? 'Choose a later day' : undefined}
        onChange={(event) => change({ ...typed, to: event.currentTarget.value })}
      />
      {(typed.from !== '' || typed.to !== '') && (
        <ActionIcon aria-label="Clear dates" size={36} onClick={() => change({ from: '', to: '' })}>
          <X size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
