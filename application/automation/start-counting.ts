import { activityDay } from '@evident/domain/automation';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, WORKER } from '../kernel/message.ts';
import { COUNT_ACTIVITY } from './count-activity.ts';

export const DUE_ACTIVITY: JobQueue<Record<string, never>> = { name: 'due-activity' };
/** Each hour, UTC: a server that was down at night catches up. */
export const DUE_ACTIVITY_CRON = '23 * * * *';

/** Workspaces with members whose activity is not counted yet. */
export interface TeamsToCount {
  due(day: string): Promise<readonly Uuid[]>;
}

/** Starts one job for each workspace, so that none waits for a large one. Sent by jobs only. */
export class StartCounting extends Command {
  static readonly requires = WORKER;
}
export const StartCountingHandler = answeredBy(
  async (_: StartCounting, teams: TeamsToCount, jobs: Pick<Jobs, 'enqueueAll'>, clock: Clock) => {
    const day = activityDay(clock.now());
    const due = await teams.due(day);
    const jobOf = (teamId: Uuid) => ({
      queue: COUNT_ACTIVITY,
      payload: { teamId, day },
      options: { key: teamId, group: teamId },
    });
    if (due.length > 0) await jobs.enqueueAll(due.map(jobOf));
  },
);
