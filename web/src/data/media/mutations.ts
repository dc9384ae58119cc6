import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { mediaQuery } from './media-query.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** Prepares a recording for playback again, after a failure. */
export function useMediaRetry(fileId: string): () => void {
  const client = useQueryClient();
  const { mutate } = useWrite({
    mutationFn: () => answer(api.POST('/api/v1/files/{fileId}/media/retry', { params: { path: { fileId } } })),
    onSuccess: () => invalidate(client, mediaQuery(fileId)),
    onError: (thrown) => showProblem(thrown, 'The recording was not prepared'),
  });
  return () => mutate();
}
