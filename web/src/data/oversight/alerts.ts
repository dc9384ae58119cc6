import type { AlertFilter } from '@evident/domain/oversight';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** The place in the list of alerts, as the address has it. */
export interface AlertPlace {
  readonly filter: AlertFilter;
  readonly after: string | undefined;
  readonly before: string | undefined;
  readonly pageSize: number;
}

const KEY = ['alerts'];

/** A page of alerts, the latest first. */
export const alertsQuery = ({ filter, after, before, pageSize }: AlertPlace) =>
  queryOptions({
    queryKey: [...KEY, filter, after ?? null, before ?? null, pageSize],
    queryFn: () =>
      answer(api.GET('/api/v1/alerts', { params: { query: { filter, cursor: after, before, limit: pageSize } } })),
  });

/** Resolves alerts and opens them again. */
export function useAlertChanges() {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: KEY });
  const resolve = useWrite({
    mutationFn: ({ alertId, note }: { alertId: string; note: string | null }) =>
      answer(api.PUT('/api/v1/alerts/{alertId}/resolution', { params: { path: { alertId } }, body: { note } })),
    onSuccess: refetch,
  });
  const reopen = useWrite({
    mutationFn: (alertId: string) =>
      answer(api.DELETE('/api/v1/alerts/{alertId}/resolution', { params: { path: { alertId } } })),
    onSettled: refetch,
  });
  return { resolve, reopen };
}
