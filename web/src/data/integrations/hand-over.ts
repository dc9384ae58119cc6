import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/**
 * Hands over what a service sent back; the answer is the page of the workspace that goes on. Needs no key: the first answer
 * counts.
 */
export const handOver = (integration: string, returned: { state: string; code?: string; error?: string }) =>
  answer(api.POST('/api/v1/integrations/{integration}/codes', { params: { path: { integration } }, body: returned }));
