import { Select } from '@mantine/core';
import type { ActionOf, AutomationAction } from '@evident/domain/automation';
import type { FieldInputProps } from '../../field-types/field-type.ts';
import { SHOWN_FIELD_TYPES } from '../../field-types/index.ts';
import type { Choices } from './choices.ts';

interface Props {
  action: ActionOf<'setField'>;
  choices: Choices;
  onChange: (action: AutomationAction) => void;
}

/** The field that an action sets, and its value. */
export function FieldValue({ action, choices: { fields = [] }, onChange }: Props) {
  const { fieldId, ...value } = action.parameters;
  const field = fields.find(({ id }) => id === fieldId);
  const set = (parameters: object) =>
    onChange({ ...action, parameters: { fieldId, ...parameters } } as AutomationAction);
  if (fields.length === 0)
    return <p>There is no field for this yet. Add one to the workspace, or name its project in the conditions.</p>;
  return (
    <>
      <Select
        label="Field"
        placeholder="Choose a field"
        allowDeselect={false}
        searchable
        data={fields.map(({ id, label }) => ({ value: id, label }))}
        value={field ? fieldId : null}
        onChange={(id) => onChange({ ...action, parameters: { fieldId: id ?? '' } })}
      />
      {field && (
        <Value
          key={fieldId}
          field={field}
          value={Object.keys(value).length === 0 ? undefined : valueView(fieldId, value)}
          onChange={(sent) =>
            set(Object.fromEntries(Object.entries(sent).filter(([, one]) => one !== null && one !== undefined)))
          }
        />
      )}
    </>
  );
}

function Value({ field, value, onChange }: FieldInputProps) {
  const { Input } = SHOWN_FIELD_TYPES[field.type];
  return <Input field={{ ...field, label: 'Value' }} value={value} onChange={onChange} />;
}

const valueView = (fieldId: string, { ids, ...value }: Omit<ActionOf<'setField'>['parameters'], 'fieldId'>) => ({
  fieldId,
  shown: '',
  ...value,
  ...(ids && { ids: [...ids] }),
});
