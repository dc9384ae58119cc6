import type { ItemRef } from '@evident/domain/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { newsQuery, recentLists } from './items.ts';

/** Records that an item was opened. A lost visit does no harm. */
export function useRecordVisit(): (item: ItemRef) => void {
  const client = useQueryClient();
  return useCallback(
    (body) =>
      void answer(api.POST('/api/v1/visits', { body })).then(
        () => invalidate(client, recentLists, newsQuery()),
        () => undefined,
      ),
    [client],
  );
}
