import type { HighlightView } from '@evident/domain/highlights';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { menuHighlightsQuery, pickedHighlightsQuery } from '../../data/highlights/queries.ts';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';

/** The highlights of a project that match words and a tag, newest first. */
export const useProjectHighlights = (
  projectId: string,
  { search, tagId }: { readonly search: string; readonly tagId: string | null },
): Paged<HighlightView> =>
  usePages(pickedHighlightsQuery(projectId, { ...(search ? { search } : {}), ...(tagId ? { tagId } : {}) }));

/** The first few for the menu. The previous ones stay, marked `stale`, while loading. */
export function useMenuHighlights(
  projectId: string,
  search: string,
): { found: readonly HighlightView[]; pending: boolean; stale: boolean; problem: unknown } {
  const { data, isPending, isPlaceholderData, error } = useQuery({
    ...menuHighlightsQuery(projectId, search),
    placeholderData: keepPreviousData,
  });
  return { found: data ?? [], pending: isPending, stale: isPending || isPlaceholderData, problem: error };
}

/** The tags of a project, for a picker. */
export function useProjectTags(projectId: string): readonly { id: string; title: string; group: string }[] {
  const { data = [] } = useQuery(tagBoardsQuery(projectId));
  return data.flatMap(({ groups }) =>
    groups.flatMap((group) => group.tags.map(({ id, title }) => ({ id, title, group: group.title }))),
  );
}
