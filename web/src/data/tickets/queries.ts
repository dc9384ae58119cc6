import type { DestinationView, TicketView } from '@evident/domain/tickets';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The places outside of Evident that automations and tickets are sent to, by title. */
export const destinationsQuery = () =>
  queryOptions({
    queryKey: ['destinations'],
    queryFn: (): Promise<DestinationView[]> =>
      everyPage((cursor) => answer(api.GET('/api/v1/destinations', { params: { query: { limit: WHOLE, cursor } } }))),
    meta: touchedBy<DestinationView[]>({ 'destination:changed': true }),
  });

/** The tickets that were created from an insight, the oldest first. */
export const ticketsQuery = (insightId: string) =>
  queryOptions({
    queryKey: ['tickets', insightId],
    queryFn: async (): Promise<TicketView[]> =>
      (await answer(api.GET('/api/v1/insights/{insightId}/tickets', { params: { path: { insightId } } }))).tickets,
    meta: touchedBy<TicketView[]>({ ...on(ACCESS_CHANGES, true), 'ticket:changed': { insightId } }),
  });
