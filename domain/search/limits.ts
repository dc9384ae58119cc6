import { refuse } from '../kernel/index.ts';

/** Specification, document 001, section 9: 2000 characters, 60 words, 1000 results. */
export const SEARCH_QUERY_CHARS = 2000;
export const SEARCH_QUERY_WORDS = 60;
export const SEARCH_RESULTS = 1000;
export const SEARCH_PAGE_DEFAULT = 20;

/** A query has at most 2000 characters, counted as Unicode code points. */
export function refuseLongQuery(query: string): void {
  if (query.length > SEARCH_QUERY_CHARS && [...query].length > SEARCH_QUERY_CHARS) {
    refuse('ValidationError', 'The search is too long', `Use at most ${SEARCH_QUERY_CHARS} characters.`);
  }
}

/** A query has at most 60 words; those of a quoted phrase count one by one. */
export function refuseManyWords(words: number): void {
  if (words > SEARCH_QUERY_WORDS)
    refuse('ValidationError', 'The search has too many words', `Use at most ${SEARCH_QUERY_WORDS} words.`);
}

/** Limits a page to the last reachable result. */
export const reachable = (limit: number, offset: number): number =>
  Math.max(0, Math.min(limit, SEARCH_RESULTS - offset));
