import { Select, TextInput } from '@mantine/core';
import { NUMBER_FORMATS, type NumberFormat, doubleIn, shownNumber } from '@evident/domain/fields';
import { useState } from 'react';
import { type FieldInputProps, type FieldSettingsProps, type ShownFieldType, pastedNumber } from './field-type.ts';

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

const FORMATS: Record<NumberFormat, string> = {
  number: 'Number (1234.5)',
  number_with_commas: 'Number with commas (1,234.5)',
  percent: 'Percent (12%)',
  currency: 'Currency ($1,234.5)',
};

/** The format, and the symbol of a currency. */
function NumberSettings({ draft, onChange }: FieldSettingsProps) {
  return (
    <>
      <Select
        label="Format"
        allowDeselect={false}
        data={NUMBER_FORMATS.map((format) => ({ value: format, label: FORMATS[format] }))}
        value={draft.format}
        onChange={(format) => onChange({ format: format as NumberFormat })}
      />
      {draft.format === 'currency' && (
        <TextInput
          label="Currency symbol"
          maxLength={5}
          value={draft.currencySymbol}
          onChange={(event) => onChange({ currencySymbol: event.currentTarget.value })}
        />
      )}
    </>
  );
}

export const number: ShownFieldType = {
  Input: NumberInput,
  settings: {
    Inputs: NumberSettings,
    sent: ({ format, currencySymbol }) => ({ format, ...(format === 'currency' && { currencySymbol }) }),
  },
  pasted: pastedNumber,
};
