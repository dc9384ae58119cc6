import { isSameText } from '@evident/domain/text';
import { Checkbox, MultiSelect, NumberInput, Select } from '@mantine/core';
import { type FieldView, SELECTABLE_MAX, type ValueView } from '@evident/domain/fields';
import type { FieldInputProps, FieldSettingsProps, ShownFieldType } from './field-type.ts';
import { OptionsEditor } from './options-editor.tsx';
import styles from './field-types.module.css';

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

function Chips({ field: { settings }, value }: { field: FieldView; value: ValueView }) {
  return (
    <span className={styles.chips}>
      {(settings.options ?? [])
        .filter(({ id }) => value.ids?.includes(id))
        .map(({ id, label, color }) => (
          <span key={id} className={styles.chip}>
            <span className={styles.mark} style={{ background: `#${color.replace('#', '')}` }} aria-hidden />
            {label}
          </span>
        ))}
    </span>
  );
}

/** The options, and how many a value may hold. */
function SelectSettings({ draft, onChange, fromValues }: FieldSettingsProps) {
  return (
    <>
      <OptionsEditor options={draft.options} onChange={(options) => onChange({ options })} />
      {fromValues && draft.options.length === 0 && <p>Without options, the values of the field become options.</p>}
      <Checkbox
        label="Allow several options"
        checked={draft.several}
        onChange={(event) => onChange({ several: event.currentTarget.checked })}
      />
      {draft.several && (
        <NumberInput
          label="At most"
          min={2}
          max={SELECTABLE_MAX}
          allowDecimal={false}
          clampBehavior="strict"
          value={draft.max}
          onChange={(max) => onChange({ max: Number(max) || SELECTABLE_MAX })}
        />
      )}
    </>
  );
}

export const select: ShownFieldType = {
  Input: SelectInput,
  Value: Chips,
  settings: {
    Inputs: SelectSettings,
    sent: ({ options, several, max }) => ({
      options: options
        .filter(({ label }) => label.trim() !== '')
        .map(({ id, label, color }) => ({
          ...(id !== undefined && { id }),
          label,
          ...(color !== undefined && { color }),
        })),
      max: several ? max : 1,
    }),
  },
  pasted(text, { settings }) {
    const ids = text
      .split(/[;,]/)
      .map((label) => label.trim())
      .filter((label) => label !== '')
      .map((label) => settings.options?.find((option) => isSameText(option.label, label))?.id);
    return ids.some((id) => id === undefined) ? null : { ids: ids as string[] };
  },
};
