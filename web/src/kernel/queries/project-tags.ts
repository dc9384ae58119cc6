import type { TagBoardView } from '@evident/domain/tags';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { answer } from '../api/send.ts';

/** Tag boards of a project with their groups and tags. */
export const projectTags = (projectId: string) =>
  queryOptions({
    queryKey: ['project-tags', projectId],
    queryFn: async (): Promise<TagBoardView[]> =>
      (await answer(api.GET('/api/v1/projects/{projectId}/tag-boards', { params: { path: { projectId } } }))).items,
  });
