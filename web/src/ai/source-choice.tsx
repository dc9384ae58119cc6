import { MultiSelect } from '@mantine/core';
import { DOC_SOURCES_MAX, type DocSource } from '@evident/domain/ai-docs';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedFiltersQuery } from '../data/filters/queries.ts';
import { choosableInsightsQuery } from '../data/insights/queries.ts';
import { noteListQuery } from '../data/notes/queries.ts';
import { tagBoardsQuery } from '../data/tags/queries.ts';
import { usePages } from '../kernel/queries/use-pages.ts';
import styles from './source-choice.module.css';

interface Props {
  projectId: string;
  value: readonly DocSource[];
  onChange: (sources: DocSource[]) => void;
  /** Titles of chosen sources that are not listed. */
  titles?: ReadonlyMap<string, string>;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const keyOf = ({ type, id }: DocSource): string => `${type} ${id}`;
const sourceOf = (key: string): DocSource => {
  const [type, id] = key.split(' ') as [DocSource['type'], string];
  return { type, id };
};

/** Chooses what a text is written from: the whole project, or notes, insights, tags and saved filters of it. */
export function SourceChoice({ projectId, value, onChange, titles }: Props) {
  const [search, setSearch] = useState('');
  const groups = useChoices(projectId, search);
  const listed = new Set(groups.flatMap(({ items }) => items.map((item) => item.value)));
  const others = value
    .filter((source) => !listed.has(keyOf(source)))
    .map((source) => ({ value: keyOf(source), label: titles?.get(source.id) ?? 'A source you can no longer see' }));
  return (
    <MultiSelect
      label="Sources"
      placeholder={value.length === 0 ? 'Notes, insights, tags, saved filters, or everything' : undefined}
      classNames={{ input: styles.input, inputField: styles.field }}
      searchable
      clearable
      maxValues={DOC_SOURCES_MAX}
      maxDropdownHeight={320}
      nothingFoundMessage="Nothing with these words"
      data={[...groups, ...(others.length > 0 ? [{ group: 'Chosen', items: others }] : [])]}
      value={value.map(keyOf)}
      onChange={(keys) => onChange(keys.map(sourceOf))}
      searchValue={search}
      onSearchChange={setSearch}
    />
  );
}

function useChoices(projectId: string, search: string): { group: string; items: Choice[] }[] {
  const title = search.trim();
  const notes = usePages(noteListQuery(projectId, title === '' ? {} : { title }), { keep: true });
  const { data: insights = [] } = useQuery(choosableInsightsQuery(projectId));
  const { data: boards = [] } = useQuery(tagBoardsQuery(projectId));
  const { data: ofNotes = [] } = useQuery(savedFiltersQuery('NOTE', projectId));
  const { data: ofHighlights = [] } = useQuery(savedFiltersQuery('HIGHLIGHT', projectId));
  const tags = boards.flatMap(({ groups }) => groups.flatMap((group) => group.tags));
  return [
    { group: 'Project', items: [{ value: `PROJECT ${projectId}`, label: 'Everything in the project' }] },
    {
      group: 'Notes',
      items: (notes.items ?? []).map((note) => ({ value: `NOTE ${note.id}`, label: note.title || UNTITLED_NOTE })),
    },
    {
      group: 'Insights',
      items: insights.map((insight) => ({ value: `INSIGHT ${insight.id}`, label: insight.title || UNTITLED_INSIGHT })),
    },
    { group: 'Tags', items: tags.map((tag) => ({ value: `TAG ${tag.id}`, label: tag.title })) },
    {
      group: 'Saved filters',
      items: [...ofNotes, ...ofHighlights].map(({ id, name, objectType }) => ({
        value: `FILTER ${id}`,
        label: `${name} (${objectType === 'NOTE' ? 'notes' : 'highlights'})`,
      })),
    },
  ].filter(({ items }) => items.length > 0);
}
