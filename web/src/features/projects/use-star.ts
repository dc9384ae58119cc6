import type { FolderView, ItemType, ItemView, ProjectView } from '@evident/domain/projects';
import type { InfiniteData } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import type { Foreseen } from '../../kernel/queries/foreseen.ts';
import { useOptimistic } from '../../kernel/queries/use-optimistic.ts';

interface Starring {
  type: ItemType;
  id: string;
  title: string;
  starred: boolean;
}
type Pages = InfiniteData<{ items: ItemView[]; next: string | null }>;

const set = ({ type, id }: Starring, starred: boolean): Promise<unknown> => {
  const params = { params: { path: { type, id } } };
  return starred
    ? answer(api.PUT('/api/v1/stars/{type}/{id}', params))
    : answer(api.DELETE('/api/v1/stars/{type}/{id}', params));
};

const marked = <Thing extends { id: string; starred: boolean }>(thing: Thing, { id, starred }: Starring): Thing =>
  thing.id === id ? { ...thing, starred } : thing;

/** Stars or unstars; everywhere the thing is shown the star changes at once. */
export function useStar() {
  return useOptimistic<Starring, unknown>({
    change: (starring) => set(starring, starring.starred),
    refused: 'The star was not changed',
    foreseen: ({ id }) => seen(id),
    undo: (_, starring) => ({
      label: starring.starred ? 'Starred' : 'Removed the star',
      undo: () => set(starring, !starring.starred),
    }),
  });
}

const seen = (id: string): Foreseen<Starring>[] => [
  {
    queryKey: ['stars'],
    foresee: (stars: ItemView[], it) =>
      it.starred
        ? [
            { type: it.type, id: it.id, title: it.title, project: null, starred: true, at: new Date().toISOString() },
            ...stars,
          ]
        : stars.filter((star) => star.id !== it.id),
  },
  { queryKey: ['projects'], foresee: (projects: ProjectView[], it) => projects.map((project) => marked(project, it)) },
  { queryKey: ['project', id], foresee: (project: ProjectView, it) => marked(project, it) },
  { queryKey: ['folders'], foresee: (folders: FolderView[], it) => folders.map((folder) => marked(folder, it)) },
  {
    queryKey: ['items'],
    foresee: (data: Pages, it) => ({
      ...data,
      pages: data.pages.map((page) => ({ ...page, items: page.items.map((item) => marked(item, it)) })),
    }),
  },
];
