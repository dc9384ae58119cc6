import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recentTagsQuery, tagBoardsQuery } from '../../data/tags/queries.ts';
import { choicesOf } from './suggest-tags.ts';
import { type WantedTag, tagApplied, tagIdOf } from './tag-id-of.ts';

const NONE: readonly string[] = [];
/** The tags of a project, the member's recent ones on any device, and creating tags while tagging. */
export function useTagChoices(projectId: string | undefined) {
  const client = useQueryClient();
  const tags = tagBoardsQuery(projectId ?? '');
  const { data } = useQuery({ ...tags, enabled: projectId !== undefined });
  const choices = useMemo(() => choicesOf(data ?? []), [data]);
  const { data: recentIds = NONE } = useQuery({
    ...recentTagsQuery(projectId ?? ''),
    enabled: projectId !== undefined,
  });
  return {
    choices,
    recentIds,
    idOf: (wanted: WantedTag) => tagIdOf(client, projectId, wanted),
    applied: (id: string) => tagApplied(client, projectId, id),
    refetch: () => client.invalidateQueries(tags),
  };
}
