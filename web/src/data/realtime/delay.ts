import type { ChangeDelay } from '@evident/domain/events';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

const DELAY_MS = 30_000;

/** How late changes are in the workspace. Polled, because a late event can't report itself. */
export const changeDelayQuery = () =>
  queryOptions({
    queryKey: ['change-delay'],
    queryFn: ({ signal }): Promise<ChangeDelay> => answer(api.GET('/api/v1/changes/delay', { signal })),
    staleTime: DELAY_MS,
    refetchInterval: DELAY_MS,
  });
