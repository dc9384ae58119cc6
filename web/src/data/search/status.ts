import type { SearchStatus } from '@evident/domain/search';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

const STATUS_MS = 60_000;

/** Which engine searches. No event reports a change. Not with the searches, because the shell loads it first. */
export const searchStatusQuery = () =>
  queryOptions({
    queryKey: ['search-status'],
    queryFn: ({ signal }): Promise<SearchStatus> => answer(api.GET('/api/v1/search/status', { signal })),
    staleTime: STATUS_MS,
    refetchInterval: STATUS_MS,
  });
