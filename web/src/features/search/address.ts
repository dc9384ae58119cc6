import { KINDS, type Kind } from './kinds.ts';

/** The query of a search page: words in the hash (specification: `#q=`), tab in the query string. */
export interface SearchAddress {
  readonly words: string;
  readonly kind: Kind | null;
}

export function readSearchAddress({ search, hash }: { search: string; hash: string }): SearchAddress {
  const tab = new URLSearchParams(search).get('tab');
  return {
    words: new URLSearchParams(hash.replace(/^#/, '')).get('q') ?? '',
    kind: KINDS.find((kind) => kind.tab === tab) ?? null,
  };
}

export const hashOf = (words: string): string => (words === '' ? '' : `#${new URLSearchParams({ q: words })}`);

/** Sets the tab in the query string and keeps the peek. */
export function searchWith(search: string, kind: Kind | null): string {
  const peek = /[?&](peek=[^&]*)/.exec(search)?.[1];
  const parts = [kind && `tab=${kind.tab}`, peek].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export const searchPath = (words: string): string => `/search${hashOf(words)}`;
