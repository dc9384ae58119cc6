import { isSameText } from '@evident/domain/text';
import type { QueryClient } from '@tanstack/react-query';
import { createTag } from '../../data/tags/mutations.ts';
import { recentTagsQuery, tagBoardsQuery } from '../../data/tags/queries.ts';
import { inQueue } from '../../kernel/task-queue.ts';
import { type TagChoice, afterApplying, choicesOf } from './suggest-tags.ts';

/** An existing tag of the project, or the title of a new one. */
export type WantedTag = TagChoice | { readonly title: string };

/**
 * Returns the id of a tag; creates a missing one in the most recently used group. Runs one at a time, because the
 * next call can want the same tag.
 */
export const tagIdOf = async (client: QueryClient, projectId: string | undefined, wanted: WantedTag): Promise<string> =>
  'id' in wanted ? wanted.id : inQueue(`tags of ${projectId}`, () => createdTag(client, projectId ?? '', wanted.title));

/** Added to the cache immediately; the server learns of it when the highlight is saved. */
export const tagApplied = (client: QueryClient, projectId: string | undefined, id: string): unknown =>
  client.setQueryData(recentTagsQuery(projectId ?? '').queryKey, (before) => before && afterApplying(before, id));

async function createdTag(client: QueryClient, projectId: string, title: string): Promise<string> {
  const tags = tagBoardsQuery(projectId);
  const boards = await client.fetchQuery({ ...tags, staleTime: 0 });
  const same = choicesOf(boards).find((one) => isSameText(one.title, title));
  if (same) return same.id;
  const recentId = client.getQueryData(recentTagsQuery(projectId).queryKey)?.[0];
  const own = boards.filter((board) => board.projectId !== null);
  const tagGroupId = choicesOf(own).find((one) => one.id === recentId)?.groupId;
  const { id } = await createTag(projectId, { title, tagGroupId });
  await client.invalidateQueries(tags);
  tagApplied(client, projectId, id);
  return id;
}
