import type { QueryClient } from '@tanstack/react-query';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/** Returns the tag with a title; creates it in the last group of the first board, if it is missing. */
export async function tagOfTitle(
  client: QueryClient,
  projectId: string,
  title: string,
): Promise<{ id: string; isNew: boolean }> {
  const tag = await answer(
    api.POST('/api/v1/projects/{projectId}/tags', { params: { path: { projectId } }, body: { title } }),
  );
  if (tag.isNew) await client.invalidateQueries(tagBoardsQuery(projectId));
  return tag;
}

/** Deletes a tag that nothing has. */
export async function removeUnused(client: QueryClient, projectId: string, tagId: string): Promise<void> {
  const boards = await client.fetchQuery({ ...tagBoardsQuery(projectId), staleTime: 0 });
  const tag = boards.flatMap(({ groups }) => groups.flatMap(({ tags }) => tags)).find(({ id }) => id === tagId);
  if (tag?.highlightCount === 0) await answer(api.DELETE('/api/v1/tags/{tagId}', { params: { path: { tagId } } }));
}
