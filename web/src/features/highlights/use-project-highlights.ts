import type { HighlightTagChangeResult, HighlightView } from '@evident/domain/highlights';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { onceKey } from '../../kernel/queries/creation.ts';
import { useOptimistic } from '../../kernel/queries/use-optimistic.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';
import type { HighlightQuery } from './use-highlight-filter.ts';
import type { WantedTag } from './use-tag-choices.ts';

const PAGE = 100;
const SPEAKERS = 1000;

/** The highlights of a project that match a filter, newest first. */
export function useProjectHighlightList(projectId: string, query: HighlightQuery): Paged<HighlightView> {
  return usePages(
    ['project-highlight-list', projectId, query],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/highlights', {
          params: { path: { projectId }, query: { ...query, cursor, limit: PAGE } },
        }),
      ),
    { keep: true },
  );
}

/** Names of those who say the highlights of a project. */
export function useSpeakers(projectId: string): readonly string[] {
  const { data } = useQuery({
    queryKey: ['project-highlight-speakers', projectId],
    queryFn: async () =>
      (
        await answer(
          api.GET('/api/v1/projects/{projectId}/speakers', {
            params: { path: { projectId }, query: { limit: SPEAKERS } },
          }),
        )
      ).items.map(({ name }) => name),
  });
  return data ?? NONE;
}

const NONE: readonly string[] = [];

interface Retag {
  ids: readonly string[];
  add?: WantedTag;
  remove?: { id: string; title: string };
}

/** Adds a tag to the selected highlights, or removes one, as one change that undo reverts. */
export function useRetag(projectId: string, idOf: (tag: WantedTag) => Promise<string>) {
  return useOptimistic<Retag, HighlightTagChangeResult>({
    change: async ({ ids, add, remove }) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/highlights/tags', {
          params: { path: { projectId }, header: onceKey() },
          body: {
            highlightIds: [...ids],
            ...(add ? { add: [await idOf(add)] } : {}),
            ...(remove ? { remove: [remove.id] } : {}),
          },
        }),
      ),
    foreseen: () => [{ queryKey: ['project-highlight-list', projectId], foresee: (cached: unknown) => cached }],
    refused: 'The tags were not changed',
    undo: ({ undoId, changed, skipped }, { add, remove }) => ({
      label: inWords(changed, skipped, add?.title ?? remove?.title ?? '', add !== undefined),
      undo: async () => {
        if (undoId) await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
      },
    }),
  }).mutate;
}

function inWords(changed: number, skipped: number, title: string, added: boolean): string {
  const what = `${added ? 'Added' : 'Removed'} “${title}” ${added ? 'to' : 'from'} ${counted(changed)}`;
  return skipped === 0 ? what : `${what}. ${counted(skipped)} unchanged`;
}

export const counted = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? 'highlight' : 'highlights'}`;

/** The address of the CSV file with the highlights that match a filter. */
export function exportPath(projectId: string, query: HighlightQuery): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `/api/v1/projects/${projectId}/highlights/export${search === '' ? '' : `?${search}`}`;
}
