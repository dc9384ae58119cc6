import type { Uuid } from '@evident/domain/kernel';
import { dueBy } from '@evident/domain/retention';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RetentionDirectory } from './retention-store.ts';
import type { RuleStores } from './retentions.ts';
import { newRun, start } from './runs.ts';

type Work = UnitOfWork<RuleStores>;

export const DUE_RETENTION: JobQueue<Record<string, never>> = { name: 'due-retention' };
/** Once a day at night, UTC, after the cleanup. As `nightAfter` says. */
export const DUE_RETENTION_CRON = '11 4 * * *';

/** Starts a run in each workspace with due notes. Sent by jobs only. */
export class StartDueRetention extends Command {
  static readonly requires = WORKER;
}
export const StartDueRetentionHandler = answeredBy(
  async (_: StartDueRetention, directory: RetentionDirectory, work: Work, ids: Ids, clock: Clock): Promise<void> => {
    const faults: unknown[] = [];
    for (const teamId of await directory.withRules())
      await work
        .perform(teamId, (stores) => startDue(stores, teamId, ids, clock.now()))
        .catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, `Retention did not start in ${faults.length} workspaces`);
  },
);

async function startDue(stores: RuleStores, teamId: Uuid, ids: Ids, now: Date): Promise<void> {
  const { retention, outbox } = stores;
  await retention.lock();
  const rules = await retention.rules();
  const open = await retention.openRun(null);
  // Its job may be lost. A run whose job goes on ignores another one.
  if (open)
    return outbox.announce({ name: 'retention:run-started', teamId, payload: { runId: open.id, projectId: null } });
  const due = await retention.due({ by: dueBy(rules, now), projectId: null }, 1);
  if (due.length > 0) await start(stores, teamId, newRun(ids.newId(), null, null, rules, now));
}
