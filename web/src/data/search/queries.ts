import type { operations } from '@evident/client';
import type { FilterForm } from '@evident/domain/filters';
import {
  SEARCH_RESULTS,
  type SimilarObjects,
  type SearchedType,
  type SearchResult,
  type SearchResults,
  type SearchSort,
  type SearchTab,
  TAB_TYPES,
} from '@evident/domain/search';
import type { SearchOptions } from '@evident/domain/typed-query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, INSIGHT_CHANGES, NOTE_CHANGES, PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** Results of each type on the tab with all types. */
export const FIRST = 5;
const PAGE = 50;
/** Changes of access, and of pictures of recordings that must not be shown any longer. */
const SEEN_CHANGES = [...ACCESS_CHANGES, 'redaction:changed'] as const;
const TITLES_FRESH_MS = 60_000;

/** A tab with the results of one type, or of two. */
export type OneTypeTab = Exclude<SearchTab, 'Everything'>;

type Parameters = operations['search']['parameters']['query'];

export const search = ({ signal, ...query }: Parameters & { signal?: AbortSignal }): Promise<SearchResults> =>
  answer(api.GET('/api/v1/search', { params: { query }, signal }));

/** All searches, or all with the same query. */
export const searches = (...words: readonly string[]) => family<unknown>('search', ...words);

/** A search as the search page asks for it. All rows of the filter must hold. */
export interface SearchAsk {
  readonly words: string;
  readonly filter: FilterForm;
  readonly options: SearchOptions;
}

const parametersOf = ({ words, filter, options }: SearchAsk) => ({
  query: words,
  ...options,
  ...(filter.fieldForms.length > 0 ? { filter: JSON.stringify(filter) } : {}),
});
const keyOf = ({ words, filter, options }: SearchAsk) => [...searches(words).queryKey, filter, options] as const;

/** The best results of each type, and the counts of the tabs. */
export const searchQuery = (ask: SearchAsk) =>
  queryOptions({
    queryKey: keyOf(ask),
    queryFn: ({ signal }) => search({ ...parametersOf(ask), limit: FIRST, signal }),
    meta: touchedBy<SearchResults>(on(SEEN_CHANGES, true)),
  });

/** Results of one tab, page by page, up to the maximum. */
export const searchOfTabQuery = (ask: SearchAsk, tab: OneTypeTab) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(ask), tab],
    queryFn: ({ pageParam, signal }) =>
      search({
        ...parametersOf(ask),
        types: [...TAB_TYPES[tab]],
        ...(tab === 'Contacts' ? { contacts: true } : {}),
        limit: PAGE,
        offset: pageParam,
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ groups, offset }) => {
      const next = offset + PAGE;
      return groups.some(({ total }) => next < Math.min(total, SEARCH_RESULTS)) ? next : undefined;
    },
    meta: touchedBy(on(SEEN_CHANGES, true)),
  });

/** The conditions of a stream. Without any, it shows everything that the member can see. */
export interface StreamAsk {
  readonly words: string;
  readonly types: readonly SearchedType[];
  /** Null for all. */
  readonly projectIds: readonly string[] | null;
  /** A form as JSON; undefined without conditions. */
  readonly filter: string | undefined;
  readonly sort: SearchSort;
  readonly direction: 'ASC' | 'DESC';
}

/** Results of each type of a stream, as many of each on every page. */
export const STREAM_PAGE = 25;

/** The pages of a stream. Each has the next results of each type. */
export const streamQuery = ({ words, types, projectIds, ...ask }: StreamAsk) =>
  infiniteQueryOptions({
    queryKey: [...searches(words).queryKey, 'stream', types, projectIds, ask],
    queryFn: ({ pageParam, signal }) =>
      search({
        ...ask,
        query: words,
        all: true,
        types: [...types],
        ...(projectIds === null ? {} : { projectIds: [...projectIds] }),
        limit: STREAM_PAGE,
        offset: pageParam,
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ groups, offset }) => {
      const next = offset + STREAM_PAGE;
      return groups.some(({ total }) => next < Math.min(total, SEARCH_RESULTS)) ? next : undefined;
    },
    meta: touchedBy(on([...ACCESS_CHANGES, 'note:created', 'note:removed', 'notes:imported'], true)),
  });

const VALUES = 30;

/** The best results of a type, to choose one of them. */
export const foundQuery = (words: string, type: SearchedType, projectId: string | null) =>
  queryOptions({
    queryKey: ['found', words, type, projectId],
    queryFn: async ({ signal }): Promise<SearchResult[]> => {
      const projectIds = projectId === null ? {} : { projectIds: [projectId] };
      const ask = { query: words, types: [type], limit: VALUES, ...projectIds };
      return (await search({ ...ask, signal })).groups.flatMap(({ items }) => items);
    },
    enabled: words !== '',
    meta: touchedBy<SearchResult[]>(on(SEEN_CHANGES, true)),
  });

/** The titles of all projects by id. */
export const projectTitlesQuery = () =>
  queryOptions({
    queryKey: ['search-projects'],
    queryFn: async (): Promise<ReadonlyMap<string, string>> =>
      new Map(
        (
          await answer(
            api.GET('/api/v1/projects', {
              params: { query: { limit: WHOLE, status: ['active', 'completed', 'archived'] } },
            }),
          )
        ).items.map(({ id, title }) => [id, title] as const),
      ),
    staleTime: TITLES_FRESH_MS,
    meta: touchedBy({ ...on(SEEN_CHANGES, true), ...on(PROJECT_CHANGES, true) }),
  });

/** Notes and insights about the same as a note or an insight, the most similar first. */
export const similarQuery = (type: 'NOTE' | 'INSIGHT', id: string) =>
  queryOptions({
    queryKey: ['similar', type, id],
    queryFn: async (): Promise<SimilarObjects['items']> =>
      (
        await (type === 'NOTE'
          ? answer(api.GET('/api/v1/notes/{noteId}/similar', { params: { path: { noteId: id } } }))
          : answer(api.GET('/api/v1/insights/{insightId}/similar', { params: { path: { insightId: id } } })))
      ).items,
    meta: touchedBy<SimilarObjects['items']>(on([...ACCESS_CHANGES, ...NOTE_CHANGES, ...INSIGHT_CHANGES], true)),
  });
