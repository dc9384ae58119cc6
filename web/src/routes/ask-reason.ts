import { useQuery } from '@tanstack/react-query';
import { aiStatusQuery } from '../data/ai/queries.ts';

/** Why nothing can be asked; null if it can. */
export function useAskReason(): string | null {
  return useQuery(aiStatusQuery()).data?.method === 'OFF' ? 'AI is off in this workspace.' : null;
}
