import { Checkbox } from '@mantine/core';
import type { FieldInputProps, ShownFieldType } from './field-type.ts';

/** Yes or no; indeterminate while the field is empty. */
export function CheckboxInput({ field: { label }, value, reason, onChange }: FieldInputProps) {
  return (
    <Checkbox
      label={label}
      checked={value?.boolean ?? false}
      indeterminate={value === undefined}
      disabled={reason !== undefined}
      onChange={(event) => onChange({ boolean: event.currentTarget.checked })}
    />
  );
}

const YES = new Set(['yes', 'true', '1', 'x', '✓']);
const NO = new Set(['no', 'false', '0']);

export const checkbox: ShownFieldType = {
  Input: CheckboxInput,
  pasted(text) {
    const word = text.toLowerCase();
    if (YES.has(word)) return { boolean: true };
    return NO.has(word) ? { boolean: false } : null;
  },
};
