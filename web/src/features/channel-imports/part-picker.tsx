import type { SourceAccess, SourceChoice, SourcePicker } from '@evident/domain/channels';
import { Button, MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sourceChoicesQuery } from '../../data/channel-sources/queries.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import styles from './channel-imports.module.css';

interface Props {
  channelId: string;
  access: SourceAccess;
  picker: SourcePicker;
  first: boolean;
  chosen: readonly SourceChoice[];
  onChoose: (chosen: SourceChoice[]) => void;
}

const SEARCH_AFTER_MS = 300;

/** Chooses parts of a service, from its list or by a search there. */
export function PartPicker({ channelId, access, picker, first, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(picker.searched ? typed.trim() : '', SEARCH_AFTER_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...sourceChoicesQuery(channelId, access, picker.name, words),
    enabled: !picker.searched || words !== '',
  });
  const offered = [...new Map([...chosen, ...(data ?? [])].map((choice) => [choice.id, choice])).values()];
  const byId = new Map(offered.map((choice) => [choice.id, choice]));
  return (
    <>
      <MultiSelect
        label={picker.label}
        classNames={{ input: styles.pick, inputField: styles.pickField }}
        placeholder={chosen.length === 0 ? picker.placeholder : undefined}
        searchable
        clearable
        data-autofocus={first || undefined}
        maxDropdownHeight={280}
        data={offered.map(({ id, name }) => ({ value: id, label: name || id }))}
        // The service has searched already, by more than names.
        filter={picker.searched ? ({ options }) => options : undefined}
        nothingFoundMessage={nothing(picker, isFetching, words)}
        value={chosen.map(({ id }) => id)}
        onChange={(ids) => onChoose(ids.map((id) => byId.get(id)!))}
        searchValue={typed}
        onSearchChange={setTyped}
      />
      {error && (
        <ProblemNote problem={error}>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </ProblemNote>
      )}
    </>
  );
}

function nothing({ searched, label }: SourcePicker, isFetching: boolean, words: string): string {
  if (isFetching) return 'Loading…';
  if (searched && words === '') return 'Type to search';
  return `No ${label.toLowerCase()} found`;
}
