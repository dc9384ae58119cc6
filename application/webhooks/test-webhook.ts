import type { Uuid } from '@evident/domain/kernel';
import type { Delivery } from '@evident/domain/webhooks';
import type { Jobs } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DeliveryStore } from './ports.ts';
import { webhookJob } from './webhook-job.ts';
import { type WebhookStores, refuseInactive, webhookOf } from './webhooks.ts';

type Work = UnitOfWork<WebhookStores & { deliveries: DeliveryStore }>;

/** Sends the event `webhook.test` to the receiver. Returns the id of the delivery. */
export class TestWebhook extends commandWith({ scope: 'write', access: 'own' })<{ webhookId: Uuid }, { id: Uuid }> {}
export const TestWebhookHandler = answeredBy(
  async ({ actor, webhookId }: TestWebhook, work: Work, jobs: Pick<Jobs, 'enqueueAll'>, ids: Ids, clock: Clock) => {
    const { teamId } = actor;
    const now = clock.now();
    const delivery: Delivery = {
      id: ids.newId(),
      teamId,
      webhookId,
      eventId: null,
      position: 0,
      objectIds: [],
      state: 'WAITING',
      attempts: 0,
      nextAt: now,
      lastAt: null,
      durationMs: null,
      status: null,
      answer: null,
      problem: null,
      createdAt: now,
    };
    await work.perform(teamId, async (stores) => {
      const webhook = await webhookOf(stores, actor, webhookId);
      refuseInactive(webhook);
      await stores.webhooks.save({ ...webhook, restsUntil: null });
      await stores.deliveries.add(delivery);
    });
    await jobs.enqueueAll([webhookJob({ teamId, webhookId })]);
    return { id: delivery.id };
  },
);
