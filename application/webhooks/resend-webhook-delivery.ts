import { notFound, type Uuid } from '@evident/domain/kernel';
import { resent } from '@evident/domain/webhooks';
import type { Jobs } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DeliveryStore } from './ports.ts';
import { webhookJob } from './webhook-job.ts';
import { type WebhookStores, refuseInactive, webhookOf } from './webhooks.ts';

type Work = UnitOfWork<WebhookStores & { deliveries: DeliveryStore }>;

/** Sends a delivery again, with the same id. Its attempts start over. */
export class ResendWebhookDelivery extends commandWith({ scope: 'write', access: 'own' })<{
  webhookId: Uuid;
  deliveryId: Uuid;
}> {}
export const ResendWebhookDeliveryHandler = answeredBy(
  async (
    { actor, webhookId, deliveryId }: ResendWebhookDelivery,
    work: Work,
    jobs: Pick<Jobs, 'enqueueAll'>,
    clock: Clock,
  ) => {
    const { teamId } = actor;
    await work.perform(teamId, async (stores) => {
      const webhook = await webhookOf(stores, actor, webhookId);
      const delivery = await stores.deliveries.find(deliveryId);
      if (delivery?.webhookId !== webhookId) return notFound('Delivery');
      refuseInactive(webhook);
      await stores.webhooks.save({ ...webhook, restsUntil: null });
      await stores.deliveries.save(resent(delivery, clock.now()));
    });
    await jobs.enqueueAll([webhookJob({ teamId, webhookId })]);
  },
);
