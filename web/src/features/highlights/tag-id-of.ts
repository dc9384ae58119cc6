import type { QueryClient } from '@tanstack/react-query';
import { recentTagsQuery, tagBoardsQuery } from '../../data/tags/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';
import { inQueue } from '../../kernel/task-queue.ts';
import { type TagChoice, afterApplying, choicesOf } from './suggest-tags.ts';

/** An existing tag of the project, or the title of a new one. */
export type WantedTag = TagChoice | { readonly title: string };

/**
 * Returns the id of a tag; creates a missing one in the most recently used group. Runs one at a time, because the
 * next call can want the same tag.
 */
export const tagIdOf = async (
  client: QueryClient,
  projectId: string | undefined,
  wanted: WantedTag,
): Promise<string> =>
  'id' in wanted ? wanted.id : inQueue(`tags of ${projectId}`, () => createdTag(client, projectId ?? '', wanted.title));

/** Added to the cache immediately; the server learns of it when the highlight is saved. */
export const tagApplied = (client: QueryClient, projectId: string | undefined, id: string): unknown =>
  client.setQueryData(recentTagsQuery(projectId ?? '').queryKey, (before) => before && afterApplying(before, id));

async function createdTag(client: QueryClient, projectId: string, title: string): Promise<string> {
  const tags = tagBoardsQuery(projectId);
  const boards = await client.fetchQuery({ ...tags, staleTime: 0 });
  const same = choicesOf(boards).find((one) => one.title.toLowerCase() === title.toLowerCase());
  if (same) return same.id;
  const own = boards.filter((board) => board.projectId !== null);
  const recentId = client.getQueryData(recentTagsQuery(projectId).queryKey)?.[0];
  const lately = choicesOf(own).find(({ id }) => id === recentId)?.groupId ?? own[0]?.groups.at(-1)?.id;
  const tagGroupId = lately ?? (await groupIn(projectId, own[0]?.id));
  const { id } = await answer(
    api.POST('/api/v1/tag-groups/{tagGroupId}/tags', {
      params: { path: { tagGroupId }, header: idempotencyKey() },
      body: { title },
    }),
  );
  await client.invalidateQueries(tags);
  tagApplied(client, projectId, id);
  return id;
}

/** The first tag of a project creates its board and group. */
async function groupIn(projectId: string, boardId: string | undefined): Promise<string> {
  const tagBoardId =
    boardId ??
    (
      await answer(
        api.POST('/api/v1/projects/{projectId}/tag-boards', {
          params: { path: { projectId }, header: idempotencyKey() },
          body: { title: 'Themes' },
        }),
      )
    ).id;
  return (
    await answer(
      api.POST('/api/v1/tag-boards/{tagBoardId}/groups', {
        params: { path: { tagBoardId }, header: idempotencyKey() },
        body: { title: 'Ungrouped' },
      }),
    )
  ).id;
}
