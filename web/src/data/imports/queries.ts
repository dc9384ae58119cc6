import { isOver } from '@evident/domain/imports';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const POLL_MS = 700;

/** The progress of an import, polled until it is over. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['import', importId],
    queryFn: () => answer(api.GET('/api/v1/imports/{importId}', { params: { path: { importId } } })),
    refetchInterval: ({ state }) => (state.data && isOver(state.data.state) ? false : POLL_MS),
    refetchIntervalInBackground: true,
    staleTime: 0,
    meta: touchedBy(on(['import:started', 'import:finished', 'notes:imported'], { importId })),
  });
