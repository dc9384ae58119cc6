import { placed } from '@evident/domain/kernel';
import { folderTitle, type FolderView, type ItemView } from '@evident/domain/projects';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { swapBack } from '../../kernel/undo/swap-back.ts';
import { nextAfter } from './folder-tree.ts';
import { starsQuery } from './items.ts';
import { foldersQuery } from './queries.ts';

interface Renaming {
  folder: FolderView;
  title: string;
}
const rename = (folderId: string, title: string, seen: FolderView) =>
  answer(
    api.PATCH('/api/v1/folders/{folderId}', {
      params: { path: { folderId }, header: unlessChanged(seen.version) },
      body: { title },
    }),
  );

const nowOf = (client: QueryClient, id: string) => async () =>
  (await client.fetchQuery({ ...foldersQuery(), staleTime: 0 })).find((folder) => folder.id === id);

export function useRenameFolder() {
  const client = useQueryClient();
  return useOptimistic<Renaming, unknown>({
    change: ({ folder, title }) => rename(folder.id, title, folder),
    refused: 'The folder was not renamed',
    updates: () => [
      updated<FolderView[], Renaming>(foldersQuery(), (folders, { folder, title }) =>
        folders.map((one) => (one.id === folder.id ? { ...one, title, version: one.version + 1 } : one)),
      ),
      updated<ItemView[], Renaming>(starsQuery(), (stars, { folder, title }) =>
        stars.map((star) => (star.id === folder.id ? { ...star, title } : star)),
      ),
    ],
    undo: (_, { folder, title }) => ({
      label: `Renamed “${folderTitle(folder.title)}”`,
      undo: swapBack(
        {
          what: 'The folder',
          read: nowOf(client, folder.id),
          send: (parts: { title: string }, now: FolderView) => rename(folder.id, parts.title, now),
        },
        { title: folder.title },
        { title },
      ),
    }),
  });
}

interface Moving {
  folder: FolderView;
  parentId: string | null;
  beforeFolderId: string | null;
  from: readonly FolderView[];
  to: readonly FolderView[];
  /** The member confirmed that everyone will see the folder. */ openToAll?: true;
}
const move = (folderId: string, parentId: string | null, beforeFolderId: string | null, openToAll?: true) =>
  answer(
    api.PUT('/api/v1/folders/{folderId}/place', {
      params: { path: { folderId } },
      body: { parentId, beforeFolderId, openToAll },
    }),
  );

export function useMoveFolder() {
  const client = useQueryClient();
  return useOptimistic<Moving, unknown>({
    change: ({ folder, parentId, beforeFolderId, openToAll }) => move(folder.id, parentId, beforeFolderId, openToAll),
    refused: 'The folder was not moved',
    updates: ({ folder: { id }, to, beforeFolderId }) => {
      const ranks = new Map(placed(to, id, beforeFolderId).map((thing) => [thing.id, thing.rank]));
      return [
        updated<FolderView[], Moving>(foldersQuery(), (folders, { parentId }) =>
          folders.map((one) => ({
            ...one,
            rank: ranks.get(one.id) ?? one.rank,
            ...(one.id === id && { parentId, version: one.version + 1 }),
          })),
        ),
      ];
    },
    undo: (_, { folder: { id, title, parentId: from, private: closed }, from: siblings, ...to }) => {
      const [before, after] = [{ parentId: from }, { parentId: to.parentId }];
      const send = (place: typeof before) =>
        place === before
          ? move(id, from, nextAfter(siblings, id), closed ? undefined : true)
          : move(id, to.parentId, to.beforeFolderId, to.openToAll);
      const swapped = { what: 'The place of the folder', read: nowOf(client, id), send };
      return { label: `Moved “${folderTitle(title)}”`, undo: swapBack(swapped, before, after) };
    },
  });
}

/** Creates a folder; returns its id. */
export function useCreateFolder() {
  const client = useQueryClient();
  return useCreate({
    create: (folder: { title: string; parentId: string | null; private: boolean }, header) =>
      answer(api.POST('/api/v1/folders', { params: { header }, body: folder })),
    onSettled: () => client.invalidateQueries(foldersQuery()),
  });
}
