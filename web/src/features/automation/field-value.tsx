import { Select } from '@mantine/core';
import type { ActionOf, AutomationAction } from '@evident/domain/automation';
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
  const Input = field && SHOWN_FIELD_TYPES[field.type].Input;
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
      {field && Input && (
        <Input
          key={fieldId}
          field={{ ...field, label: 'Value' }}
          value={Object.keys(value).length === 0 ? undefined : valueView(fieldId, value)}
          onChange={(sent) =>
            set(Object.fromEntries(Object.entries(sent).filter(([, one]) => one !== null && one !== undefined)))
          }
        />
      )}
    </>
  );
}

const valueView = (fieldId: string, { ids, ...value }: Omit<ActionOf<'setField'>['parameters'], 'fieldId'>) => ({
  fieldId,
  shown: '',
  ...value,
  ...(ids && { ids: [...ids] }),
});
