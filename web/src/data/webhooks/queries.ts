import type { DeliveryView, WebhookView } from '@evident/domain/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const CHANGES = ['webhook:changed', 'webhook:disabled'] as const;
const PAGE = 50;
/** Milliseconds. Deliveries are no events, because each event can cause many of them. */
const POLL_MS = 2_000;

/** Own webhooks, and for admins all; newest first. */
export const webhooksQuery = () =>
  queryOptions({
    queryKey: ['webhooks'],
    queryFn: (): Promise<WebhookView[]> =>
      everyPage((cursor) => answer(api.GET('/api/v1/webhooks', { params: { query: { limit: WHOLE, cursor } } }))),
    meta: touchedBy<WebhookView[]>(on(CHANGES, true)),
  });

export const webhookQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['webhook', webhookId],
    queryFn: (): Promise<WebhookView> =>
      answer(api.GET('/api/v1/webhooks/{webhookId}', { params: { path: { webhookId } } })),
    refetchInterval: POLL_MS,
    meta: touchedBy<WebhookView>(on(CHANGES, { webhookId })),
  });

/** Deliveries of an own webhook, newest first; of one state, or of all. */
export const deliveriesQuery = (webhookId: string, state: DeliveryView['state'] | undefined) => ({
  ...pagesOptions<DeliveryView>(['webhook-deliveries', webhookId, state ?? 'ALL'], (cursor) =>
    answer(
      api.GET('/api/v1/webhooks/{webhookId}/deliveries', {
        params: { path: { webhookId }, query: { state, cursor, limit: PAGE } },
      }),
    ),
  ),
  refetchInterval: POLL_MS,
});

/** The events that a webhook can follow. */
export const eventTypesQuery = () =>
  queryOptions({
    queryKey: ['event-types'],
    queryFn: () => answer(api.GET('/api/v1/event-types')),
    staleTime: Infinity,
  });
