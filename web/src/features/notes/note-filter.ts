import type { NoteFilter } from '@evident/domain/notes';

export const ORDERS = ['newest', 'oldest', 'title', 'changed'] as const;
export type NoteOrder = (typeof ORDERS)[number];

/** The label and the sort parameters of each order. */
export const ORDER: Record<NoteOrder, Required<Pick<NoteFilter, 'sort' | 'direction'>> & { name: string }> = {
  newest: { name: 'Newest first', sort: 'DATE', direction: 'DESC' },
  oldest: { name: 'Oldest first', sort: 'DATE', direction: 'ASC' },
  title: { name: 'By title', sort: 'TITLE', direction: 'ASC' },
  changed: { name: 'Last changed', sort: 'UPDATED', direction: 'DESC' },
};

/** Only notes from these files, or all except these. One of the two lists is empty. */
export interface Files {
  readonly from: readonly string[];
  readonly without: readonly string[];
}

export const EVERY_FILE: Files = { from: [], without: [] };

export const isShown = ({ from, without }: Files, name: string): boolean =>
  from.length > 0 ? from.includes(name) : !without.includes(name);

/** Toggles a file in the filter. Hiding the last shown file resets the filter. */
export function turned({ from, without }: Files, name: string): Files {
  const flip = (names: readonly string[]): string[] =>
    names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
  return from.length > 0 ? { from: flip(from), without: [] } : { from: [], without: flip(without) };
}

/** Button label: `Without survey.csv`. */
export function filesInShort({ from, without }: Files): string {
  const names = from.length > 0 ? from : without;
  if (names.length === 0) return 'All files';
  return `${from.length > 0 ? 'Only' : 'Without'} ${names.length === 1 ? names[0] : `${names.length} files`}`;
}

/** The active filters as a sentence; undefined without a filter. */
export function filterInWords(words: string, files: Files): string | undefined {
  const names = files.from.length > 0 ? files.from : files.without;
  const parts = [
    ...(words.trim() === '' ? [] : [`“${words.trim()}” in the title`]),
    ...(names.length === 0 ? [] : [`${files.from.length > 0 ? 'only' : 'without'} ${names.join(', ')}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}
