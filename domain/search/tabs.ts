import type { TypeThat } from '../kinds/index.ts';

type SearchedType = TypeThat<'searched'>;

/** The tabs of results (document 001, section 2). */
export const SEARCH_TABS = [
  'Everything',
  'Data',
  'Notes',
  'Highlights',
  'Insights',
  'Tags',
  'Contacts',
  'People',
  'Projects',
  'Folders',
  'Channels',
  'Themes',
] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

/** Counts beyond this are shown as "10,000+". */
export const SEARCH_COUNT_MAX = 10_000;

/** The types of the results of each tab. Data are notes and data points of channels; contacts are the people with an address or a phone number (D22). */
export const TAB_TYPES: Readonly<Record<Exclude<SearchTab, 'Everything'>, readonly SearchedType[]>> = {
  Data: ['NOTE', 'CHANNEL_DATAPOINT'],
  Notes: ['NOTE'],
  Highlights: ['HIGHLIGHT'],
  Insights: ['INSIGHT'],
  Tags: ['TAG'],
  Contacts: ['PERSON'],
  People: ['PERSON'],
  Projects: ['PROJECT'],
  Folders: ['PROJECT_CATEGORY'],
  Channels: ['CHANNEL'],
  Themes: ['THEME'],
};

export interface TabCount {
  tab: SearchTab;
  total: number;
  more: boolean;
}

/**
 * The number of results of each tab of which a type was searched.
 * @param contacts how many of the people are contacts
 */
export function tabCounts(
  types: readonly SearchedType[],
  totals: ReadonlyMap<SearchedType, number>,
  contacts: number,
): TabCount[] {
  const all = [...totals.values()].reduce((sum, total) => sum + total, 0);
  const totalOf = (tab: SearchTab): number => {
    if (tab === 'Everything') return all;
    return tab === 'Contacts' ? contacts : TAB_TYPES[tab].reduce((sum, type) => sum + (totals.get(type) ?? 0), 0);
  };
  const isSearched = (tab: SearchTab): boolean =>
    tab === 'Everything' || TAB_TYPES[tab].some((type) => types.includes(type));
  return SEARCH_TABS.filter(isSearched).map((tab) => {
    const total = totalOf(tab);
    return { tab, total: Math.min(total, SEARCH_COUNT_MAX), more: total > SEARCH_COUNT_MAX };
  });
}
