import { Select } from '@mantine/core';
import { npsLabel } from '@evident/domain/fields';
import type { FieldInputProps } from './field-input.ts';

const SCORES = Array.from({ length: 11 }, (_, score) => score);

/** A score from 0 to 10 with the name of its group. */
export function NpsInput({ field: { label, settings }, value, reason, onChange }: FieldInputProps) {
  return (
    <Select
      label={label}
      placeholder={reason === undefined ? 'Empty' : undefined}
      readOnly={reason !== undefined}
      clearable={reason === undefined}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      data={SCORES.map((score) => ({ value: String(score), label: `${score} · ${npsLabel(score, settings.labels)}` }))}
      value={value?.number === undefined ? null : String(value.number)}
      onChange={(score) => onChange(score === null ? {} : { number: Number(score) })}
    />
  );
}
