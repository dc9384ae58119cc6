import type { SearchResult, SearchResults } from '@evident/domain/search';

const id = (end: string): string => `0198a5b0-7c1e-7d60-9b3a-2f3c4d5e${end}`;
const base = {
  projectId: id('0001'),
  parentId: null,
  parentTitle: null,
  createdAt: '2026-01-05T10:00:00Z',
  place: null,
};
const words = (before: string, match: string, after: string) =>
  [
    { text: before, match: false },
    { text: match, match: true },
    { text: after, match: false },
  ].filter(({ text }) => text !== '');

/** Results for stories. */
export const noteFound: SearchResult = {
  ...base,
  id: id('0002'),
  type: 'NOTE',
  medium: 'TRANSCRIPT',
  thumbnail: null,
  place: { start: 18, end: 27 },
  preview: {
    title: [{ text: 'Interview with a site reliability engineer', match: false }],
    content: words('… I never trust the first number, because the ', 'dashboard', ' was made by somebody who left …'),
  },
};
export const highlightFound: SearchResult = {
  ...base,
  id: id('0003'),
  type: 'HIGHLIGHT',
  parentId: id('0002'),
  parentTitle: 'Interview with a site reliability engineer',
  preview: { title: [], content: words('the ', 'dashboard', ' was made by somebody who left') },
};
export const projectFound: SearchResult = {
  ...base,
  id: id('0001'),
  projectId: id('0001'),
  type: 'PROJECT',
  preview: { title: words('Why nobody opens the ', 'dashboard', ''), content: [] },
};

export const tagFound: SearchResult = {
  ...base,
  id: id('0004'),
  type: 'TAG',
  preview: { title: words('', 'Onboarding', ''), content: [] },
};

const channelFacts = { projectId: null, parentId: id('0007'), parentTitle: 'App reviews' };
export const dataPointFound: SearchResult = {
  ...base,
  ...channelFacts,
  id: id('0005'),
  type: 'CHANNEL_DATAPOINT',
  preview: { title: [], content: words('Since the update the ', 'dashboard', ' never loads.') },
};
export const themeFound: SearchResult = {
  ...base,
  ...channelFacts,
  id: id('0006'),
  type: 'THEME',
  preview: { title: words('', 'Dashboard', ' never loads'), content: [] },
};
export const channelFound: SearchResult = {
  ...base,
  projectId: null,
  id: id('0007'),
  type: 'CHANNEL',
  preview: { title: [{ text: 'App reviews', match: false }], content: words('Reviews of the ', 'dashboard', ' app') },
};

export const results: SearchResults = {
  groups: [
    { type: 'NOTE', total: 12, items: [noteFound] },
    { type: 'HIGHLIGHT', total: 1, items: [highlightFound] },
    { type: 'PROJECT', total: 1, items: [projectFound] },
  ],
  total: 14,
  counts: [
    { tab: 'Everything', total: 14, more: false },
    { tab: 'Data', total: 12, more: false },
    { tab: 'Notes', total: 12, more: false },
    { tab: 'Highlights', total: 1, more: false },
    { tab: 'Insights', total: 0, more: false },
    { tab: 'Tags', total: 0, more: false },
    { tab: 'Contacts', total: 1, more: false },
    { tab: 'People', total: 2, more: false },
    { tab: 'Projects', total: 1, more: false },
    { tab: 'Folders', total: 0, more: false },
    { tab: 'Channels', total: 0, more: false },
    { tab: 'Themes', total: 0, more: false },
  ],
  offset: 0,
  missing: [],
  notices: [],
  widened: [],
  relaxed: false,
  suggestedQuery: null,
};
export const nothing: SearchResults = {
  groups: [],
  total: 0,
  counts: [],
  offset: 0,
  missing: ['zeppelin'],
  notices: [],
  widened: [],
  relaxed: false,
  suggestedQuery: null,
};
export const projects = { items: [{ id: id('0001'), title: 'Trust' }], next: null };
