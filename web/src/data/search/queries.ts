import { SEARCH_RESULTS, type SearchedType, type SearchResult, type SearchResults } from '@evident/domain/search';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** Results of each type on the tab with all types. */
export const FIRST = 5;
const PAGE = 50;
const TITLES_FRESH_MS = 60_000;

interface Ask {
  query: string;
  types?: SearchedType[];
  projectIds?: string[];
  limit: number;
  offset?: number;
  signal?: AbortSignal;
}

export const search = ({ signal, ...query }: Ask): Promise<SearchResults> =>
  answer(api.GET('/api/v1/search', { params: { query }, signal }));

/** All searches, or all with the same query. */
export const searches = (...words: readonly string[]) => family<unknown>('search', ...words);

/** The best results of each type, and their number. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', words],
    queryFn: ({ signal }) => search({ query: words, limit: FIRST, signal }),
    meta: touchedBy<SearchResults>(on(ACCESS_CHANGES, true)),
  });

/** Results of one type, page by page, up to the maximum. */
export const searchOfTypeQuery = (words: string, type: SearchedType | null) =>
  infiniteQueryOptions({
    queryKey: ['search', words, type],
    queryFn: ({ pageParam, signal }) =>
      search({ query: words, types: [type!], limit: PAGE, offset: pageParam, signal }),
    enabled: type !== null && words !== '',
    initialPageParam: 0,
    getNextPageParam: ({ groups, offset }) => {
      const next = offset + PAGE;
      return next < Math.min(groups[0]?.total ?? 0, SEARCH_RESULTS) ? next : undefined;
    },
    meta: touchedBy(on(ACCESS_CHANGES, true)),
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
    meta: touchedBy<SearchResult[]>(on(ACCESS_CHANGES, true)),
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
    meta: touchedBy({ ...on(ACCESS_CHANGES, true), ...on(PROJECT_CHANGES, true) }),
  });
