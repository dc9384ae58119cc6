import { TextInput } from '@mantine/core';
import { doubleIn, shownNumber } from '@evident/domain/fields';
import { useState } from 'react';
import type { FieldInputProps } from './field-input.ts';

/** Shows the formatted number; while it has the focus, the digits. */
export function NumberInput({ field, value, reason, onChange }: FieldInputProps) {
  const saved = value?.number;
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    if (typed === null) return;
    const number = doubleIn(typed.trim());
    if (typed.trim() !== '' && number === null) return setProblem('Enter digits with an optional decimal point.');
    setProblem(null);
    setTyped(null);
    if (number !== (saved ?? null)) onChange(number === null ? {} : { number });
  };
  return (
    <TextInput
      label={field.label}
      inputMode="decimal"
      placeholder={reason === undefined ? 'Empty' : undefined}
      readOnly={reason !== undefined}
      error={problem}
      value={typed ?? (saved === undefined ? '' : shownNumber(saved, field.settings))}
      onFocus={() => {
        if (reason === undefined && typed === null) setTyped(saved === undefined ? '' : String(saved));
      }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape' && typed !== null) {
          event.preventDefault();
          setTyped(null);
          setProblem(null);
        }
      }}
    />
  );
}
