import { figuresSince, sumsSince } from '@evident/domain/analytics';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, WORKER } from '../kernel/message.ts';

/** Deletes what is too old, for all workspaces. */
export interface ViewCleanup {
  forget(readersBefore: Date, sumsBefore: Date): Promise<void>;
}

export const VIEW_UPKEEP: JobQueue<Record<string, never>> = { name: 'forget-views' };
/** Once a day at night, UTC. */
export const VIEW_UPKEEP_CRON = '37 3 * * *';

/** Deletes readers and sums that are too old. Sent by jobs only. */
export class ForgetViews extends Command {
  static readonly requires = WORKER;
}
export const ForgetViewsHandler = answeredBy((_: ForgetViews, cleanup: ViewCleanup, clock: Clock) =>
  cleanup.forget(figuresSince(clock.now()), sumsSince(clock.now())),
);
