import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import { objectIdsOf } from '@evident/domain/webhooks';
import type { Jobs } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { isForAnyone } from '../realtime/index.ts';
import type { EventStream } from './ports.ts';
import { webhookJob } from './webhook-job.ts';

/**
 * Adds events of a workspace to its stream, and wakes the webhooks that follow them. Sent by the relay, in the order in
 * which events are delivered; the same event may come again.
 */
export class RecordEvents extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly events: readonly DeliveredEvent[],
  ) {
    super();
  }
}

export const RecordEventsHandler = answeredBy(
  async (
    { teamId, events }: RecordEvents,
    work: UnitOfWork<{ eventStream: EventStream }>,
    jobs: Pick<Jobs, 'enqueueAll'>,
  ) => {
    const entering = events.filter(isForAnyone).map((event) => ({ event, objectIds: objectIdsOf(event) }));
    if (entering.length === 0) return;
    const webhookIds = await work.perform(teamId, ({ eventStream }) => eventStream.append(entering));
    if (webhookIds.length > 0) await jobs.enqueueAll(webhookIds.map((webhookId) => webhookJob({ teamId, webhookId })));
  },
);
