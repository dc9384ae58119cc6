import { ActionIcon } from '@mantine/core';
import { type DateRange as Range, rangeOrDropped } from '@evident/domain/charts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { DayInput } from '../../ui/day-input/day-input.tsx';
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
      <DayInput label="From" value={typed.from} onChange={(from) => change({ ...typed, from })} />
      <DayInput
        label="To"
        value={typed.to}
        error={reversed ? 'Choose a later day' : undefined}
        onChange={(to) => change({ ...typed, to })}
      />
      {(typed.from !== '' || typed.to !== '') && (
        <ActionIcon aria-label="Clear dates" size={36} onClick={() => change({ from: '', to: '' })}>
          <X size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
