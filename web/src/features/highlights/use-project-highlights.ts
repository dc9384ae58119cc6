import type { HighlightTagChangeResult } from '@evident/domain/highlights';
import { retagHighlights } from '../../data/highlights/mutations.ts';
import { highlightLists, type HighlightFilter } from '../../data/highlights/queries.ts';
import { refetched } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import type { WantedTag } from './tag-id-of.ts';

interface Retag {
  ids: readonly string[];
  add?: WantedTag;
  remove?: { id: string; title: string };
}

/** Adds a tag to the selected highlights or removes one, as one undoable change. */
export function useRetag(projectId: string, idOf: (tag: WantedTag) => Promise<string>) {
  return useOptimistic<Retag, HighlightTagChangeResult>({
    change: async ({ ids, add, remove }) =>
      retagHighlights(projectId, {
        highlightIds: [...ids],
        ...(add ? { add: [await idOf(add)] } : {}),
        ...(remove ? { remove: [remove.id] } : {}),
      }),
    updates: () => [refetched(highlightLists(projectId))],
    refused: 'The tags were not changed',
    label: ({ changed, skipped }, { add, remove }) =>
      inWords(changed, skipped, add?.title ?? remove?.title ?? '', add !== undefined),
  }).mutate;
}

function inWords(changed: number, skipped: number, title: string, added: boolean): string {
  const what = `${added ? 'Added' : 'Removed'} “${title}” ${added ? 'to' : 'from'} ${counted(changed)}`;
  return skipped === 0 ? what : `${what}. ${counted(skipped)} unchanged`;
}

export const counted = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? 'highlight' : 'highlights'}`;

/** The URL of the CSV export with the current filter. */
export function exportPath(projectId: string, query: HighlightFilter): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `/api/v1/projects/${projectId}/highlights/export${search === '' ? '' : `?${search}`}`;
}
