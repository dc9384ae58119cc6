import type { JobQueue, Jobs } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { WebhookDirectory } from './ports.ts';
import { webhookJob } from './webhook-job.ts';

export const DUE_WEBHOOKS: JobQueue<Record<string, never>> = { name: 'due-webhooks' };
/** Every minute, UTC. */
export const DUE_WEBHOOKS_CRON = '* * * * *';
/** Webhooks woken at once at most; the others follow a minute later. */
const WOKEN_MAX = 1_000;

/** Wakes webhooks with deliveries that are due, also where a job was lost. Sent by jobs only. */
export class WakeDueWebhooks extends Command {
  static readonly requires = WORKER;
}
export const WakeDueWebhooksHandler = answeredBy(
  async (_: WakeDueWebhooks, directory: WebhookDirectory, jobs: Pick<Jobs, 'enqueueAll'>, clock: Clock) => {
    const due = await directory.due(clock.now(), WOKEN_MAX);
    if (due.length > 0) await jobs.enqueueAll(due.map(webhookJob));
  },
);
