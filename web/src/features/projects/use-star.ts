import type { ItemType } from '@evident/domain/projects';
import { itemLists, starsQuery } from '../../data/projects/items.ts';
import { foldersQuery, projectLists, projectQuery } from '../../data/projects/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated, type CacheUpdate } from '../../kernel/queries/cache-updates.ts';
import { inPages } from '../../kernel/queries/pages.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';

interface Starring {
  type: ItemType;
  id: string;
  title: string;
  starred: boolean;
}
const set = ({ type, id }: Starring, starred: boolean): Promise<unknown> => {
  const params = { params: { path: { type, id } } };
  return starred
    ? answer(api.PUT('/api/v1/stars/{type}/{id}', params))
    : answer(api.DELETE('/api/v1/stars/{type}/{id}', params));
};

const withStar = <Thing extends { id: string; starred: boolean }>(thing: Thing, { id, starred }: Starring): Thing =>
  thing.id === id ? { ...thing, starred } : thing;

/** Stars or unstars an item, optimistically in every list. */
export function useStar() {
  return useOptimistic<Starring, unknown>({
    change: (starring) => set(starring, starring.starred),
    refused: 'The star was not changed',
    updates: ({ id }) => updatesOf(id),
    undo: (_, starring) => ({
      label: starring.starred ? 'Starred' : 'Removed the star',
      undo: () => set(starring, !starring.starred),
    }),
  });
}

const updatesOf = (id: string): CacheUpdate<Starring>[] => [
  updated(starsQuery(), (stars, it) =>
    it.starred
      ? [
          { type: it.type, id: it.id, title: it.title, project: null, starred: true, at: new Date().toISOString() },
          ...stars,
        ]
      : stars.filter((star) => star.id !== it.id),
  ),
  updated(projectLists, (projects, it) => projects.map((project) => withStar(project, it))),
  updated(projectQuery(id), withStar),
  updated(foldersQuery(), (folders, it) => folders.map((folder) => withStar(folder, it))),
  updated(itemLists, (list, it) => inPages(list, (items) => items.map((item) => withStar(item, it)))),
];
