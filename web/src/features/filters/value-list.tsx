import type { FilterRow } from '@evident/domain/filters';
import { useState } from 'react';
import { ChoiceSource } from './choice-source.tsx';
import { matching } from './choices.ts';
import { PickList } from './pick-list.tsx';
import { withValue } from './rows.ts';
import type { FilterFields } from './use-filter-fields.ts';

interface Props {
  row: FilterRow;
  fields: FilterFields;
  autoFocus?: boolean;
  onChange: (row: FilterRow) => void;
}

/** The values of a row, chosen from a list. */
export function ValueList({ row, fields, autoFocus, onChange }: Props) {
  const [typed, setTyped] = useState('');
  // Keeps the order of the list while it is open, so that rows do not move under the pointer.
  const [first] = useState(row.values);
  return (
    <ChoiceSource wanted={{ reference: row.field, fields, typed, chosen: row.values }}>
      {(choices) => (
        <PickList
          label="Values"
          autoFocus={autoFocus}
          placeholder="Find a value"
          nothing={nothingFound(choices.items, typed, choices.searched ?? false)}
          groups={[{ items: matching(choices, typed, first) }]}
          typed={typed}
          onTyped={setTyped}
          chosen={row.values}
          onPick={({ id }) => onChange(withValue(row, id, !row.values.includes(id)))}
        />
      )}
    </ChoiceSource>
  );
}

function nothingFound(items: readonly unknown[] | undefined, typed: string, searched: boolean): string {
  if (items === undefined) return 'Loading…';
  if (typed.trim() !== '') return 'No matching values.';
  return searched ? 'Type to search.' : 'No values yet.';
}
