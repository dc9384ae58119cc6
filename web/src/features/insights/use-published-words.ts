import type { RichNode, Speakers } from '@evident/domain/content';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/** The words of an insight as last published. */
export function usePublishedWords(insightId: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['insight-words', insightId],
    queryFn: async (): Promise<{ content: RichNode; speakers: Speakers }> => {
      return (await answer(
        api.GET('/api/v1/insights/{insightId}/content', { params: { path: { insightId } } }),
      )) as unknown as { content: RichNode; speakers: Speakers };
    },
    refetchOnWindowFocus: 'always',
  });
  return { words: data, problem: error as unknown, again: () => void refetch() };
}
