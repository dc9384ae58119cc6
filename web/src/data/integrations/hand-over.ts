import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/**
 * Hands over what a service sent back; the answer is the page of the workspace that goes on. Without
 * an integration, the state names it. Needs no key: the first answer
 * counts.
 */
export const handOver = (
  integration: string | undefined,
  returned: { state: string; code?: string; error?: string },
): Promise<{ url: string }> =>
  answer(
    integration === undefined
      ? api.POST('/api/v1/integrations/codes', { body: returned })
      : api.POST('/api/v1/integrations/{integration}/codes', { params: { path: { integration } }, body: returned }),
  );
