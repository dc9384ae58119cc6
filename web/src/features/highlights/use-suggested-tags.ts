import { useQuery } from '@tanstack/react-query';
import { suggestedTagsQuery } from '../../data/suggestions/queries.ts';

const NONE: readonly string[] = [];

/** The tags of similar highlights, best first, while words are being tagged. */
export function useSuggestedTags(projectId: string | undefined, words: string | null): readonly string[] {
  const quote = words?.trim() ?? '';
  const { data } = useQuery({
    ...suggestedTagsQuery(projectId ?? '', quote),
    enabled: projectId !== undefined && quote !== '',
  });
  return data?.map(({ tagId }) => tagId) ?? NONE;
}
