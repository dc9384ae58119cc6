import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { personName } from '@evident/domain/people';
import type { SearchedType, SearchResult } from '@evident/domain/search';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { highlightQuery } from '../../data/highlights/queries.ts';
import { choosableInsightsQuery, insightQuery } from '../../data/insights/queries.ts';
import { noteListQuery, noteQuery } from '../../data/notes/queries.ts';
import { peopleQuery, personQuery } from '../../data/people/queries.ts';
import { foundQuery } from '../../data/search/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { type Choice, type Choices, type Wanted, byId, listed } from './choices.ts';

const LABEL_LENGTH = 120;
const words = (fragments: SearchResult['preview']['title']): string => fragments.map(({ text }) => text).join('');
const asChoice = ({ id, preview: { title, content }, parentTitle }: SearchResult): Choice => ({
  id,
  label: words(title) || words(content),
  ...(parentTitle === null ? {} : { detail: parentTitle }),
});

/** The objects of a type that search finds; none before anything is typed. */
export function useFound({ typed, fields: { scope } }: Wanted, type: SearchedType, enabled = true): Choice[] {
  const ask = foundQuery(typed.trim(), type, scope.projectId);
  const { data } = useQuery({ ...ask, enabled: enabled && typed.trim() !== '', placeholderData: keepPreviousData });
  return typed.trim() === '' ? [] : (data ?? []).map(asChoice);
}

export function useNotes(wanted: Wanted): Choices {
  const { projectId } = wanted.fields.scope;
  const title = wanted.typed.trim() || undefined;
  const notes = usePages(noteListQuery(projectId ?? '', { title }), { enabled: projectId !== null, keep: true });
  const found = useFound(wanted, 'NOTE', projectId === null);
  const named = useQueries({
    queries: wanted.chosen.map((id) => noteQuery(id)),
    combine: (answers) =>
      answers.flatMap(({ data }) => (data ? { id: data.id, label: data.title || UNTITLED_NOTE } : [])),
  });
  const items =
    projectId === null ? found : notes.items?.map(({ id, title: label }) => ({ id, label: label || UNTITLED_NOTE }));
  return { items, named: byId(named), searched: true };
}

export function useInsights(wanted: Wanted): Choices {
  const { projectId } = wanted.fields.scope;
  const inProject = useQuery({ ...choosableInsightsQuery(projectId ?? ''), enabled: projectId !== null }).data;
  const found = useFound(wanted, 'INSIGHT', projectId === null);
  const named = useQueries({
    queries: projectId === null ? wanted.chosen.map((id) => insightQuery(id)) : [],
    combine: (answers) =>
      answers.flatMap(({ data }) => (data ? { id: data.id, label: data.title || UNTITLED_INSIGHT } : [])),
  });
  return projectId === null
    ? { items: found, named: byId(named), searched: true }
    : listed(inProject?.map(({ id, title }) => ({ id, label: title || UNTITLED_INSIGHT })));
}

export function useHighlights(wanted: Wanted): Choices {
  const items = useFound(wanted, 'HIGHLIGHT');
  const named = useQueries({
    queries: wanted.chosen.map((id) => highlightQuery(id)),
    combine: (answers) =>
      answers.flatMap(({ data }) => (data ? { id: data.id, label: data.text.slice(0, LABEL_LENGTH) } : [])),
  });
  return { items, named: byId(named), searched: true };
}

export function usePeople({ typed, chosen }: Wanted): Choices {
  const people = usePages(peopleQuery(typed.trim() === '' ? {} : { search: typed.trim() }), { keep: true });
  const named = useQueries({
    queries: chosen.map((id) => personQuery(id)),
    combine: (answers) => answers.flatMap(({ data }) => (data ? { id: data.id, label: personName(data.name) } : [])),
  });
  return {
    items: people.items?.map(({ id, name }) => ({ id, label: personName(name) })),
    named: byId(named),
    searched: true,
  };
}
