import { MultiSelect, Select } from '@mantine/core';
import type { FieldInputProps } from './field-input.ts';

/** One option, or several if the field allows it. */
export function SelectInput({ field: { label, settings }, value, reason, onChange }: FieldInputProps) {
  const data = (settings.options ?? []).map(({ id, label: shown }) => ({ value: id, label: shown }));
  const common = {
    label,
    data,
    readOnly: reason !== undefined,
    searchable: reason === undefined,
    nothingFoundMessage: data.length === 0 ? 'This field has no options yet' : 'No matching options',
  };
  const chosen = value?.ids ?? [];
  if ((settings.max ?? 1) > 1)
    return (
      <MultiSelect
        {...common}
        placeholder={chosen.length === 0 && reason === undefined ? 'Empty' : undefined}
        value={chosen}
        maxValues={settings.max}
        onChange={(ids) => onChange({ ids })}
      />
    );
  return (
    <Select
      {...common}
      placeholder={reason === undefined ? 'Empty' : undefined}
      clearable={reason === undefined}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      value={chosen[0] ?? null}
      onChange={(id) => onChange(id === null ? {} : { ids: [id] })}
    />
  );
}
