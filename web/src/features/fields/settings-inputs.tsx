import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { NUMBER_FORMATS, OPTION_LABEL_MAX, SELECTABLE_MAX, type NumberFormat } from '@evident/domain/fields';
import type { FieldDraft } from './field-draft.ts';
import { OptionsEditor } from './options-editor.tsx';

interface Props {
  draft: FieldDraft;
  onChange: (change: Partial<FieldDraft>) => void;
  /** Values that become options; shown when a field with values becomes a select field. */
  fromValues: boolean;
}

const FORMATS: Record<NumberFormat, string> = {
  number: 'Number (1234.5)',
  number_with_commas: 'Number with commas (1,234.5)',
  percent: 'Percent (12%)',
  currency: 'Currency ($1,234.5)',
};
const GROUPS = [
  ['detractor', '0 to 6'],
  ['passive', '7 and 8'],
  ['promoter', '9 and 10'],
] as const;

/** The settings of the chosen type. */
export function SettingsInputs({ draft, onChange, fromValues }: Props) {
  switch (draft.type) {
    case 'SELECT':
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
    case 'NUMBER':
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
    case 'NPS':
      return (
        <>
          {GROUPS.map(([group, scores]) => (
            <TextInput
              key={group}
              label={`Label of ${scores}`}
              maxLength={OPTION_LABEL_MAX}
              value={draft.labels[group]}
              onChange={(event) => onChange({ labels: { ...draft.labels, [group]: event.currentTarget.value } })}
            />
          ))}
        </>
      );
    default:
      return null;
  }
}
