import { Checkbox } from '@mantine/core';
import type { FieldInputProps } from './field-input.ts';

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
