import { EVENT_DAYS } from '@evident/domain/webhooks';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { WebhookDirectory } from './ports.ts';

export const OLD_EVENTS: JobQueue<Record<string, never>> = { name: 'old-events' };
/** Once a day at night, UTC. */
export const OLD_EVENTS_CRON = '37 3 * * *';
const DAY_MS = 86_400_000;
/** Successful deliveries are shown so long (decided). */
const DELIVERY_DAYS = 7;
const ROWS_PER_BATCH = 2_000;

/** Deletes events and deliveries that are no longer kept. Sent by jobs only. */
export class ForgetOldEvents extends Command {
  static readonly requires = WORKER;
}
export const ForgetOldEventsHandler = answeredBy(
  async (_: ForgetOldEvents, directory: WebhookDirectory, clock: Clock) => {
    const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
    while ((await directory.forgetDeliveries(before(DELIVERY_DAYS), ROWS_PER_BATCH)) > 0);
    while ((await directory.forgetEvents(before(EVENT_DAYS), ROWS_PER_BATCH)) > 0);
  },
);
