import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { type TimeOfDay, timeText, typedTime } from './typed-time.ts';

interface Props {
  label: string;
  className?: string | undefined;
  value: TimeOfDay;
  /** Called when a time is picked, and when the field is left or Enter is pressed. */
  onChange: (time: TimeOfDay) => void;
}

const HALF_HOURS = Array.from({ length: 48 }, (_, at) => timeText({ hour: at >> 1, minute: (at % 2) * 30 }));

/** A time of day, typed or picked. Text that is no time stays, with what to write. */
export function TimeInput({ label, className, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = (text: string): void => {
    const time = typedTime(text);
    setProblem(time ? null : 'Write a time such as 14:30');
    if (!time) return;
    setTyped(null);
    if (timeText(time) !== timeText(value)) onChange(time);
  };
  return (
    <Autocomplete
      label={label}
      className={className}
      data={HALF_HOURS}
      filter={({ options }) => options}
      error={problem}
      value={typed ?? timeText(value)}
      onChange={setTyped}
      onOptionSubmit={keep}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => typed !== null && keep(typed)}
      onKeyDown={({ key, currentTarget }) => {
        // Enter picks the option that the arrows chose.
        const isChoosing = currentTarget.getAttribute('aria-activedescendant');
        if (key === 'Enter' && typed !== null && !isChoosing) keep(typed);
      }}
    />
  );
}
