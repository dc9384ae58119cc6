import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recentTagsQuery, tagBoardsQuery } from '../../data/tags/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { inQueue } from '../../kernel/task-queue.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';
import { afterApplying, choicesOf, type TagChoice } from './suggest-tags.ts';

/** An existing tag of the project, or the title of a new one. */
export type WantedTag = TagChoice | { readonly title: string };

const NONE: readonly string[] = [];
/** The tags of a project, the member's recent ones on any device, and creating tags while tagging. */
export function useTagChoices(projectId: string | undefined) {
  const client = useQueryClient();
  const tags = tagBoardsQuery(projectId ?? '');
  const { data } = useQuery({ ...tags, enabled: projectId !== undefined });
  const choices = useMemo(() => choicesOf(data ?? []), [data]);
  const recent = recentTagsQuery(projectId ?? '');
  const { data: recentIds = NONE } = useQuery({ ...recent, enabled: projectId !== undefined });

  const make = async (title: string): Promise<string> => {
    const boards = await client.fetchQuery({ ...tags, staleTime: 0 });
    const same = choicesOf(boards).find((one) => one.title.toLowerCase() === title.toLowerCase());
    if (same) return same.id;
    const own = boards.filter((board) => board.projectId !== null);
    const lately = choicesOf(own).find(({ id }) => id === recentIds[0])?.groupId ?? own[0]?.groups.at(-1)?.id;
    const tagGroupId = lately ?? (await groupIn(projectId!, own[0]?.id));
    const { id } = await answer(
      api.POST('/api/v1/tag-groups/{tagGroupId}/tags', {
        params: { path: { tagGroupId }, header: idempotencyKey() },
        body: { title },
      }),
    );
    await client.invalidateQueries(tags);
    applied(id);
    return id;
  };
  /**
   * Returns the id of a tag; creates a missing one in the most recently used group. Runs one at a time, because the
   * next call can want the same tag.
   */
  const idOf = async (wanted: WantedTag): Promise<string> =>
    'id' in wanted ? wanted.id : inQueue(`tags of ${projectId}`, () => make(wanted.title));
  /** Added to the cache immediately; the server learns of it when the highlight is saved. */
  const applied = (id: string) => client.setQueryData(recent.queryKey, (before) => before && afterApplying(before, id));
  return { choices, recentIds, idOf, applied, refetch: () => client.invalidateQueries(tags) };
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
