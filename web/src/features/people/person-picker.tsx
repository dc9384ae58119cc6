import { Select } from '@mantine/core';
import { personName } from '@evident/domain/people';
import { useState } from 'react';
import { peopleQuery } from '../../data/people/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';

interface Props {
  label: string;
  /** Left out of the choice. */
  except?: readonly string[];
  value: string | null;
  onChange: (personId: string | null, name: string) => void;
  /** Offers to create a person with the typed name; absent where none can be created. */
  onCreate?: (name: string) => void;
  /** Empties the field after a choice, to add one person after the other. */
  empties?: boolean;
  disabled?: boolean;
}

const CREATE = 'new:';

/** Field that finds a person by name. */
export function PersonPicker({
  label,
  except = [],
  value,
  onChange,
  onCreate,
  empties = false,
  disabled = false,
}: Props) {
  const [search, setSearch] = useState('');
  const people = usePages(peopleQuery(search === '' ? {} : { search }), { keep: true });
  const found = (people.items ?? [])
    .filter(({ id }) => !except.includes(id))
    .map(({ id, name }) => ({ value: id, label: personName(name) }));
  const typed = search.trim();
  const create = onCreate && typed !== '' ? [{ value: `${CREATE}${typed}`, label: `Create “${typed}”` }] : [];
  return (
    <Select
      label={label}
      searchable
      clearable
      disabled={disabled}
      data={[...found, ...create]}
      filter={({ options }) => options}
      nothingFoundMessage={people.items ? 'No one with this name' : 'Searching…'}
      searchValue={search}
      onSearchChange={setSearch}
      value={value}
      clearButtonProps={{ 'aria-label': 'Clear' }}
      onChange={(chosen, option) => {
        if (chosen?.startsWith(CREATE)) onCreate?.(chosen.slice(CREATE.length));
        else onChange(chosen, option?.label ?? '');
        if (empties) setSearch('');
      }}
    />
  );
}
