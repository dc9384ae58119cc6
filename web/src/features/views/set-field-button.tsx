import type { FieldView, SentValue } from '@evident/domain/fields';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { PEOPLE_FACT } from '../../data/views/note-facts.ts';
import { asShown } from './cells.ts';
import { SHOWN_FIELD_TYPES } from '../../field-types/index.ts';

interface Props {
  /** How many rows are selected. */
  count: number;
  fields: readonly FieldView[];
  onSet: (field: FieldView, value: SentValue) => void;
}

/** Sets one field of all selected rows. */
export function SetFieldButton({ count, fields, onSet }: Props) {
  const [field, setField] = useState<FieldView | null>(null);
  const entries = fields.map((one) => ({ label: one.label, run: () => setField(one) }));
  return (
    <>
      <MenuButton label="Set a field" entries={entries} position="bottom-start">
        <Button size="xs" variant="default">
          Set a field
        </Button>
      </MenuButton>
      {field && (
        <SetField
          field={field}
          count={count}
          onClose={() => setField(null)}
          onSet={(value) => {
            onSet(field, value);
            setField(null);
          }}
        />
      )}
    </>
  );
}

interface DialogProps {
  field: FieldView;
  count: number;
  onSet: (value: SentValue) => void;
  onClose: () => void;
}

function SetField({ field, count, onSet, onClose }: DialogProps) {
  const { Input } = SHOWN_FIELD_TYPES[field.type];
  const [value, setValue] = useState<SentValue>({});
  const adds = field.id === PEOPLE_FACT.id;
  const isEmpty = Object.keys(value).length === 0;
  const title = adds ? `Add people to ${count.toLocaleString()}` : `Set “${field.label}” of ${count.toLocaleString()}`;
  return (
    <Dialog opened onClose={onClose} title={title} size="sm">
      <Input field={field} value={asShown(field.id, value)} onChange={setValue} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={adds && isEmpty} onClick={() => onSet(value)}>
          {adds ? 'Add' : isEmpty ? 'Clear' : 'Set'}
        </Button>
      </Group>
    </Dialog>
  );
}
