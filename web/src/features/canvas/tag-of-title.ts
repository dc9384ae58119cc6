import type { QueryClient } from '@tanstack/react-query';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';

/** Returns the tag of a project with a title; creates it in the last group of the first board, if it is missing. */
export async function tagOfTitle(
  client: QueryClient,
  projectId: string,
  title: string,
): Promise<{ id: string; isNew: boolean }> {
  const query = tagBoardsQuery(projectId);
  const boards = await client.fetchQuery({ ...query, staleTime: 0 });
  const same = boards
    .flatMap(({ groups }) => groups.flatMap(({ tags }) => tags))
    .find((tag) => tag.title.toLowerCase() === title.toLowerCase());
  if (same) return { id: same.id, isNew: false };
  const own = boards.find((board) => board.projectId !== null);
  const tagGroupId = own?.groups.at(-1)?.id ?? (await newGroup(projectId, own?.id));
  const { id } = await answer(
    api.POST('/api/v1/tag-groups/{tagGroupId}/tags', {
      params: { path: { tagGroupId }, header: idempotencyKey() },
      body: { title },
    }),
  );
  await client.invalidateQueries(query);
  return { id, isNew: true };
}

/** Deletes a tag that nothing has. */
export async function removeUnused(client: QueryClient, projectId: string, tagId: string): Promise<void> {
  const boards = await client.fetchQuery({ ...tagBoardsQuery(projectId), staleTime: 0 });
  const tag = boards.flatMap(({ groups }) => groups.flatMap(({ tags }) => tags)).find(({ id }) => id === tagId);
  if (tag?.highlightCount === 0) await answer(api.DELETE('/api/v1/tags/{tagId}', { params: { path: { tagId } } }));
}

async function newGroup(projectId: string, boardId: string | undefined): Promise<string> {
  const tagBoardId = boardId ?? (await newBoard(projectId));
  const { id } = await answer(
    api.POST('/api/v1/tag-boards/{tagBoardId}/groups', {
      params: { path: { tagBoardId }, header: idempotencyKey() },
      body: { title: 'Ungrouped' },
    }),
  );
  return id;
}

async function newBoard(projectId: string): Promise<string> {
  const { id } = await answer(
    api.POST('/api/v1/projects/{projectId}/tag-boards', {
      params: { path: { projectId }, header: idempotencyKey() },
      body: { title: 'Themes' },
    }),
  );
  return id;
}
