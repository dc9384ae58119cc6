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

/** A tag with its project, and why it can't be changed; `known` is undefined until both are there. */
export function useTag(tagId: string) {
  const asked = useQuery({
    queryKey: ['tag', tagId],
    queryFn: (): Promise<TagView> => answer(api.GET('/api/v1/tags/{tagId}', { params: { path: { tagId } } })),
  });
  const tag = asked.data;
  const projectId = tag?.projectId;
  const ofProject = useQuery({
    queryKey: ['project', projectId],
    enabled: projectId !== undefined,
    queryFn: (): Promise<ProjectView> =>
      answer(api.GET('/api/v1/projects/{projectId}', { params: { path: { projectId: projectId! } } })),
  });
  const role = useWho()?.member.role ?? 'VIEWER';
  const project = ofProject.data;
  const known = tag &&
    project && { tag, project, readOnly: disabledReason('write', { role }, accessShown(project)) ?? null };
  const again = () => {
    for (const { isError, refetch } of [asked, ofProject]) if (isError) void refetch();
  };
  return { known, problem: asked.error ?? ofProject.error, again };
}

/** The highlights that carry a tag, the newest first. */
export function useTagHighlights(tagId: string): Paged<HighlightView> {
  return usePages(['tag-highlights', tagId], (cursor) =>
    answer(api.GET('/api/v1/tags/{tagId}/highlights', { params: { path: { tagId }, query: { cursor, limit: PAGE } } })),
  );
}
