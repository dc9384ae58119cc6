import type { ThemeView } from '@evident/domain/channels';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useSaidAsInsight } from '../ai/mutations.ts';

/** Writes the draft of an insight about a theme, which can be undone. */
export function useWriteThemeInsight({ id: themeId, channelId, title }: Pick<ThemeView, 'id' | 'channelId' | 'title'>) {
  const said = useSaidAsInsight();
  return useCreate({
    create: ({ projectId }: { readonly projectId: string }, header) =>
      answer(
        api.POST('/api/v1/channels/{channelId}/themes/{themeId}/insight', {
          params: { path: { channelId, themeId }, header },
          body: { projectId },
        }),
      ),
    onSuccess: ({ id, ...saved }, { projectId }) =>
      said('The draft of an insight was written', { id, projectId, title }, saved, () => undefined),
    onError: (thrown) => showProblem(thrown, 'The insight was not written'),
  });
}
