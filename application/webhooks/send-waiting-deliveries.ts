import type { Uuid } from '@evident/domain/kernel';
import type { Jobs } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DeliveryStore } from './ports.ts';
import { webhookJob } from './webhook-job.ts';
import { type WebhookStores, refuseInactive, webhookOf } from './webhooks.ts';

type Work = UnitOfWork<WebhookStores & { deliveries: DeliveryStore }>;

/** Attempts all deliveries that wait for a later time, now. An attempt counts as usual. */
export class SendWaitingDeliveries extends commandWith({ scope: 'write', access: 'own' })<{ webhookId: Uuid }> {}
export const SendWaitingDeliveriesHandler = answeredBy(
  async ({ actor, webhookId }: SendWaitingDeliveries, work: Work, jobs: Pick<Jobs, 'enqueueAll'>, clock: Clock) => {
    const { teamId } = actor;
    await work.perform(teamId, async (stores) => {
      const webhook = await webhookOf(stores, actor, webhookId);
      refuseInactive(webhook);
      await stores.webhooks.save({ ...webhook, restsUntil: null });
      await stores.deliveries.hasten(webhookId, clock.now());
    });
    await jobs.enqueueAll([webhookJob({ teamId, webhookId })]);
  },
);
