import type { HighlightView } from '@evident/domain/highlights';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { projectTags } from '../../kernel/queries/project-tags.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';

const AT_ONCE = 30;
const IN_MENU = 8;

export interface Wanted {
  readonly search: string;
  readonly tagId: string | null;
}

const ask = (projectId: string, { search, tagId }: Wanted, limit: number, cursor?: string) =>
  answer(
    api.GET('/api/v1/projects/{projectId}/highlights', {
      params: {
        path: { projectId },
        query: { limit, cursor, ...(search ? { search } : {}), ...(tagId ? { tagId } : {}) },
      },
    }),
  );

/** The highlights of a project that hold these words and carry this tag, the newest first. */
export function useProjectHighlights(projectId: string, wanted: Wanted): Paged<HighlightView> {
  return usePages(['project-highlights', projectId, wanted], (cursor) => ask(projectId, wanted, AT_ONCE, cursor));
}

/** The few of them that the menu offers; the former ones stay, as `stale`, until the next have come. */
export function useMenuHighlights(
  projectId: string,
  search: string,
): { found: readonly HighlightView[]; pending: boolean; stale: boolean; problem: unknown } {
  const { data, isPending, isPlaceholderData, error } = useQuery({
    queryKey: ['menu-highlights', projectId, search],
    placeholderData: keepPreviousData,
    queryFn: async () => (await ask(projectId, { search, tagId: null }, IN_MENU)).items.filter(({ lost }) => !lost),
  });
  return { found: data ?? [], pending: isPending, stale: isPending || isPlaceholderData, problem: error };
}

/** The tags of a project, to choose one from. */
export function useProjectTags(projectId: string): readonly { id: string; title: string; group: string }[] {
  const { data = [] } = useQuery(projectTags(projectId));
  return data.flatMap(({ groups }) =>
    groups.flatMap((group) => group.tags.map(({ id, title }) => ({ id, title, group: group.title }))),
  );
}
