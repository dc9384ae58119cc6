import { ActionIcon } from '@mantine/core';
import { type DateRange as Range, rangeOrDropped } from '@evident/domain/charts';
import { dayAt } from '@evident/domain/dates';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ownTimeZone } from '../kernel/time-zone.ts';
import { DayInput } from './day-input/day-input.tsx';
import styles from './date-range.module.css';

interface Props {
  /** Names the group for screen readers. */
  label: string;
  range: Range | null;
  onChange: (range: Range | null) => void;
}

/** A first and a last day. A first day alone means the days since then, up to today. */
export function DateRange({ label, range, onChange }: Props) {
  const [typed, setTyped] = useState({ from: range?.from ?? '', to: range?.to ?? '' });
  const change = (next: typeof typed): void => {
    setTyped(next);
    const after = rangeOrDropped(next.from, next.to);
    if (after !== null || range !== null) onChange(after);
  };
  const since = (from: string): void => {
    const today = dayAt(new Date(), ownTimeZone());
    change({ from, to: from !== '' && typed.to === '' ? laterOf(from, today) : typed.to });
  };
  const reversed = typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  return (
    <div className={styles.range} role="group" aria-label={label}>
      <DayInput
        label="From"
        value={typed.from}
        error={typed.from === '' && typed.to !== '' ? 'Choose the first day' : undefined}
        onChange={since}
      />
      <DayInput
        label="To"
        value={typed.to}
        error={
          reversed ? 'Choose a later day' : typed.to === '' && typed.from !== '' ? 'Choose the last day' : undefined
        }
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

const laterOf = (day: string, other: string): string => (day > other ? day : other);
