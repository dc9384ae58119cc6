import type { FieldReference } from '@evident/domain/filters';
import { useState } from 'react';
import type { FieldGroup } from './fields.ts';
import { PickList } from './pick-list.tsx';

interface Props {
  groups: readonly FieldGroup[];
  onPick: (reference: FieldReference) => void;
}

/** Finds a field to filter by. */
export function FieldPicker({ groups, onPick }: Props) {
  const [typed, setTyped] = useState('');
  const word = typed.trim().toLocaleLowerCase();
  const found = groups.map(({ label, fields }) => ({
    label,
    items: fields.filter((field) => field.label.toLocaleLowerCase().includes(word)),
  }));
  return (
    <PickList
      label="Field"
      autoFocus
      placeholder="Find a field"
      nothing="No matching fields."
      groups={found}
      typed={typed}
      onTyped={setTyped}
      onPick={({ id }) => {
        const picked = groups.flatMap(({ fields }) => fields).find((field) => field.id === id);
        if (picked) onPick(picked.reference);
      }}
    />
  );
}
