/** How a search finds: by words, by meaning, or by both (document 001, section 3, Search options). */
export const SEARCH_METHODS = ['FULL_TEXT', 'VECTOR', 'HYBRID'] as const;
export type SearchMethod = (typeof SEARCH_METHODS)[number];

export const SEARCH_SORTS = ['RELEVANCE', 'CREATED', 'UPDATED', 'TITLE'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The order of the results of a type. Equal ones are ordered by id, newest first. */
export interface SearchOrder {
  readonly by: SearchSort;
  readonly descending: boolean;
}

/** The best first, the newest first, titles from A to Z; `direction` reverses only the last two. */
export const searchOrder = (by: SearchSort = 'RELEVANCE', direction?: 'ASC' | 'DESC'): SearchOrder => ({
  by,
  descending: by === 'RELEVANCE' || (direction ?? (by === 'TITLE' ? 'ASC' : 'DESC')) === 'DESC',
});
