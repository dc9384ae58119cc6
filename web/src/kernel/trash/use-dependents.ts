import type { DependedType, DependentsView } from '@evident/domain/trash';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { answer } from '../api/send.ts';

export const askDependents = (type: DependedType, id: string): Promise<DependentsView> =>
  answer(api.GET('/api/v1/dependents/{type}/{id}', { params: { path: { type, id } } }));

/** Returns what a deletion affects. Refetched on every open, because others may have added uses. */
export function useDependents(type: DependedType, id: string) {
  return useQuery({
    queryKey: ['dependents', type, id],
    queryFn: () => askDependents(type, id),
    staleTime: 0,
    gcTime: 0,
  });
}
