import { SEARCH_TABS, type SearchTab } from '@evident/domain/search';
import { parsePeeks, withPeeks } from '../../kernel/peek/peek.ts';

/** The query of a search page: the typed text in the hash (specification: `#q=`), the tab in the query string. */
export interface SearchAddress {
  readonly text: string;
  readonly tab: SearchTab;
}

/** `/search-next` has all tabs, `/search` those without the newer names (D22). */
const NEWER: readonly SearchTab[] = ['Data', 'Contacts'];
export const NEXT = '/search-next';

export const tabsAt = (pathname: string): readonly SearchTab[] =>
  pathname === NEXT ? SEARCH_TABS : SEARCH_TABS.filter((tab) => !NEWER.includes(tab));

/** The page with a tab: this one, or the one that has all. */
export const pageWith = (pathname: string, tab: SearchTab): string =>
  tabsAt(pathname).includes(tab) ? pathname : NEXT;

export function readSearchAddress({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): SearchAddress {
  const name = new URLSearchParams(search).get('tab');
  return {
    text: new URLSearchParams(hash.replace(/^#/, '')).get('q') ?? '',
    tab: tabsAt(pathname).find((tab) => tab.toLowerCase() === name) ?? 'Everything',
  };
}

export const hashOf = (text: string): string => (text === '' ? '' : `#${new URLSearchParams({ q: text })}`);

/** Sets the tab in the query string and keeps everything else. */
export function searchWith(search: string, tab: SearchTab): string {
  const parameters = new URLSearchParams(search);
  if (tab === 'Everything') parameters.delete('tab');
  else parameters.set('tab', tab.toLowerCase());
  return withPeeks(parameters.toString(), parsePeeks(parameters.get('peek')));
}

export const searchPath = (text: string): string => `/search${hashOf(text)}`;
