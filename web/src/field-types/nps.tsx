import { Select, TextInput } from '@mantine/core';
import { OPTION_LABEL_MAX, npsLabel } from '@evident/domain/fields';
import { type FieldInputProps, type FieldSettingsProps, type ShownFieldType, pastedNumber } from './field-type.ts';

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

const GROUPS = [
  ['detractor', '0 to 6'],
  ['passive', '7 and 8'],
  ['promoter', '9 and 10'],
] as const;

/** The names of the groups. */
function NpsSettings({ draft, onChange }: FieldSettingsProps) {
  return GROUPS.map(([group, scores]) => (
    <TextInput
      key={group}
      label={`Label of ${scores}`}
      maxLength={OPTION_LABEL_MAX}
      value={draft.labels[group]}
      onChange={(event) => onChange({ labels: { ...draft.labels, [group]: event.currentTarget.value } })}
    />
  ));
}

export const nps: ShownFieldType = {
  Input: NpsInput,
  settings: { Inputs: NpsSettings, sent: ({ labels }) => ({ labels }) },
  pasted: pastedNumber,
};
