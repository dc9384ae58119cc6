import type { HighlightView } from '@evident/domain/highlights';
import { disabledReason } from '@evident/domain/permissions';
import { accessShown, type ProjectView } from '@evident/domain/projects';
import type { TagView } from '@evident/domain/tags';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';
import { useWho } from '../../kernel/who.ts';

const PAGE = 50;

/** A tag, its project, and why it can't be changed. */
export function useTag(tagId: string) {
  const { data: tag, error, refetch } = useQuery({ queryKey: ['tag', tagId], queryFn: (): Promise<TagView> => answer(api.GET('/api/v1/tags/{tagId}', { params: { path: { tagId } } })) });
  const projectId = tag?.projectId;
  const { data: project } = useQuery({
    queryKey: ['project', projectId], enabled: projectId !== undefined,
    queryFn: (): Promise<ProjectView> => answer(api.GET('/api/v1/projects/{projectId}', { params: { path: { projectId: projectId! } } })),
  });
  const role = useWho()?.member.role ?? 'VIEWER';
  const readOnly = project ? disabledReason('write', { role }, accessShown(project)) ?? null : 'Still loading';
  return { tag, project, readOnly, problem: error, again: () => void refetch() };
}

/** The highlights that carry a tag, the newest first. */
export function useTagHighlights(tagId: string): Paged<HighlightView> {
  return usePages(['tag-highlights', tagId], (cursor) => answer(api.GET('/api/v1/tags/{tagId}/highlights', { params: { path: { tagId }, query: { cursor, limit: PAGE } } })));
}
