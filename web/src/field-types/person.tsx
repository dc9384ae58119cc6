import type { ValueView } from '@evident/domain/fields';
import { MultiSelect } from '@mantine/core';
import { personName } from '@evident/domain/people';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery, personQuery } from '../data/people/queries.ts';
import { usePages } from '../kernel/queries/use-pages.ts';
import type { FieldInputProps, ShownFieldType } from './field-type.ts';

/** People of the workspace, found by name. Those whom the member may not see are hidden. */
export function PersonInput({ field: { label, settings }, value, reason, onChange }: FieldInputProps) {
  const [search, setSearch] = useState('');
  const people = usePages(peopleQuery(search === '' ? {} : { search }), { keep: true });
  const ids = value?.ids ?? [];
  const names = useQueries({
    queries: ids.map((id) => personQuery(id)),
    combine: (answers) => answers.map(({ data }) => data?.name ?? null),
  });
  const chosen = ids.map((id, at) => ({ value: id, label: personName(names[at] ?? null) }));
  const found = (people.items ?? [])
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, name }) => ({ value: id, label: personName(name) }));
  return (
    <MultiSelect
      label={label}
      placeholder={ids.length === 0 && reason === undefined ? 'Empty' : undefined}
      readOnly={reason !== undefined}
      searchable={reason === undefined}
      data={[...chosen, ...found]}
      filter={({ options }) => options}
      nothingFoundMessage={people.items ? 'No contact with this name' : 'Searching…'}
      searchValue={search}
      onSearchChange={setSearch}
      value={[...ids]}
      maxValues={settings.max}
      onChange={(next) => onChange(next.length === 0 ? {} : { ids: next })}
    />
  );
}

function Names({ value: { ids = [] } }: { value: ValueView }) {
  const names = useQueries({
    queries: ids.map((id) => personQuery(id)),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [personName(data.name)] : [])),
  });
  return names.join(', ');
}

export const person: ShownFieldType = { Input: PersonInput, Value: Names, pasted: () => null };
