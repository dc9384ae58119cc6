import { ListEventTypes } from '@evident/application/webhooks/list-event-types';
import { ListEvents } from '@evident/application/webhooks/list-events';
import { ListWebhookDeliveries } from '@evident/application/webhooks/list-webhook-deliveries';
import { ResendWebhookDelivery } from '@evident/application/webhooks/resend-webhook-delivery';
import { SendWaitingDeliveries } from '@evident/application/webhooks/send-waiting-deliveries';
import { TestWebhook } from '@evident/application/webhooks/test-webhook';
import { CreateWebhook, DeleteWebhook, GetWebhook, ListWebhooks } from '@evident/application/webhooks/webhooks';
import { RotateWebhookSecret, UpdateWebhook } from '@evident/application/webhooks/webhooks';
import {
  createdWebhook,
  deliveryView,
  eventList,
  eventTypeList,
  newWebhook,
  rotatedSecret,
  webhookUpdate,
  webhookView,
} from '@evident/domain/webhooks';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { DeliveryQueryDto, EventQueryDto } from './webhooks.dto.ts';

export const WEBHOOK_OPERATIONS = {
  listWebhooks: operation({
    route: 'GET /webhooks',
    asks: ListWebhooks,
    summary: 'List your webhooks, newest first',
    description: 'Admins get those of all members.',
    query: PageQueryDto,
    answers: pageNamed('WebhookPage', webhookView),
    message: ({ actor, query }) => new ListWebhooks({ actor, page: pageRequest(query) }),
  }),
  createWebhook: operation({
    route: 'POST /webhooks',
    asks: CreateWebhook,
    summary: 'Create a webhook; its secret is shown only once',
    description: 'It is called with the events that you can see at that moment. Signatures follow Standard Webhooks.',
    body: named('NewWebhook', newWebhook),
    answers: named('CreatedWebhook', createdWebhook),
    status: 201,
    refuses: ['UnprocessableContent'],
    idempotency: { shownOnce: true },
    message: ({ actor, body: wanted }) => new CreateWebhook({ actor, wanted }),
  }),
  getWebhook: operation({
    route: 'GET /webhooks/{webhookId}',
    asks: GetWebhook,
    summary: 'Read a webhook',
    answers: named('Webhook', webhookView),
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, webhookId }) => new GetWebhook({ actor, webhookId }),
  }),
  updateWebhook: operation({
    route: 'PATCH /webhooks/{webhookId}',
    asks: UpdateWebhook,
    summary: 'Change, pause or activate a webhook',
    description: 'For its owner. Admins can pause those of others.',
    body: named('WebhookUpdate', webhookUpdate),
    version: 'compared',
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, webhookId, body: update, seen: expected }) =>
      new UpdateWebhook({ actor, webhookId, update, expected }),
  }),
  deleteWebhook: operation({
    route: 'DELETE /webhooks/{webhookId}',
    asks: DeleteWebhook,
    summary: 'Delete a webhook and its deliveries',
    description: 'For its owner and for admins.',
    refuses: ['NotFound'],
    message: ({ actor, webhookId }) => new DeleteWebhook({ actor, webhookId }),
  }),
  rotateWebhookSecret: operation({
    route: 'POST /webhooks/{webhookId}/secret',
    asks: RotateWebhookSecret,
    summary: 'Replace the secret of a webhook; the new one is shown only once',
    description: 'For a day, deliveries are signed with both.',
    answers: named('RotatedSecret', rotatedSecret),
    status: 201,
    refuses: ['NotFound', 'Forbidden'],
    idempotency: { shownOnce: true },
    message: ({ actor, webhookId }) => new RotateWebhookSecret({ actor, webhookId }),
  }),
  testWebhook: operation({
    route: 'POST /webhooks/{webhookId}/tests',
    asks: TestWebhook,
    summary: 'Send the event webhook.test',
    description: 'The delivery of this id shows the answer. It is attempted once.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, webhookId }) => new TestWebhook({ actor, webhookId }),
  }),
  listWebhookDeliveries: operation({
    route: 'GET /webhooks/{webhookId}/deliveries',
    asks: ListWebhookDeliveries,
    summary: 'List the deliveries of a webhook, newest first',
    description: 'For its owner. Successful ones are kept for 7 days, dead letters as long as their events.',
    query: DeliveryQueryDto,
    answers: pageNamed('WebhookDeliveryPage', deliveryView),
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, webhookId, query }) =>
      new ListWebhookDeliveries({ actor, webhookId, state: query.state ?? null, page: pageRequest(query) }),
  }),
  resendWebhookDelivery: operation({
    route: 'POST /webhooks/{webhookId}/deliveries/{deliveryId}/attempts',
    asks: ResendWebhookDelivery,
    summary: 'Send a delivery again, with the same id',
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, webhookId, deliveryId }) => new ResendWebhookDelivery({ actor, webhookId, deliveryId }),
  }),
  sendWaitingDeliveries: operation({
    route: 'POST /webhooks/{webhookId}/attempts',
    asks: SendWaitingDeliveries,
    summary: 'Attempt all waiting deliveries now',
    description:
      'For a receiver that works again. The order for each object stays, and each attempt counts as one of the ten.',
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, webhookId }) => new SendWaitingDeliveries({ actor, webhookId }),
  }),
  listEvents: operation({
    route: 'GET /events',
    asks: ListEvents,
    summary: 'Read events that you can see, in order, after a cursor',
    description:
      'Events are kept for 30 days. A receiver that missed deliveries reads from the `cursor` of an event that it has; a program without a receiver polls with `type`. An event may be in several answers if you read it again, so compare ids.',
    query: EventQueryDto,
    answers: named('EventList', eventList),
    refuses: ['NotFound'],
    message: ({ actor, query: { after, type, limit } }) => new ListEvents({ actor, after, types: type, limit }),
  }),
  listEventTypes: operation({
    route: 'GET /event-types',
    asks: ListEventTypes,
    summary: 'List the events that webhooks can follow',
    answers: named('EventTypes', eventTypeList),
    message: ({ actor }) => new ListEventTypes({ actor }),
  }),
};
