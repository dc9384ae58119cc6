import { type Page, type PageRequest, type Uuid, refuse } from '@evident/domain/kernel';
import type { DeliveryState, DeliveryView } from '@evident/domain/webhooks';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { WebhookReader } from './ports.ts';

/** Deliveries of a webhook of the actor, newest first. */
export class ListWebhookDeliveries extends queryWith({ scope: 'read', access: 'own' })<
  { webhookId: Uuid; state: DeliveryState | null; page: PageRequest },
  Page<DeliveryView>
> {}
export const ListWebhookDeliveriesHandler = answeredBy(
  async ({ actor, webhookId, state, page }: ListWebhookDeliveries, reader: WebhookReader) => {
    const { own } = await found(reader.webhook(actor, webhookId), 'Webhook not found');
    if (!own) refuse('Forbidden', 'Only its owner can see the deliveries of this webhook');
    return reader.deliveries(actor, webhookId, state, page);
  },
);
