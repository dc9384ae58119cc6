import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AutomationStore, DueAutomations } from './automation-store.ts';
import { runRequested } from './events.ts';
import { newRun } from './new-run.ts';
import { type Timetable, nextTime } from './timetable.ts';

export const DUE_AUTOMATIONS: JobQueue<Record<string, never>> = { name: 'due-automations' };
/** Every minute, UTC. */
export const DUE_AUTOMATIONS_CRON = '* * * * *';

/** Rules started at once at most; the others follow a minute later. */
const AT_ONCE = 200;

/**
 * Starts all rules that are due. The lock on a rule and its next time, moved in the same transaction, make each run
 * start once, however many processes look; runs that were missed are made up for by one. Sent by jobs only.
 */
export class StartDueAutomations extends Command {
  static readonly requires = WORKER;
}

export class StartDueAutomationsHandler implements Handler<StartDueAutomations> {
  constructor(
    private readonly due: DueAutomations,
    private readonly work: UnitOfWork<{ automations: AutomationStore; outbox: Outbox }>,
    private readonly timetable: Timetable,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    for (const { teamId, automationId } of await this.due.due(now, AT_ONCE))
      await this.work.perform(teamId, async ({ automations, outbox }) => {
        const automation = await automations.find(automationId);
        const dueAt = automation?.nextRunAt ?? null;
        if (!automation?.active || dueAt === null || dueAt > now) return;
        await automations.save({ ...automation, nextRunAt: nextTime(automation, this.timetable, now) });
        const run = newRun(automation, { id: this.ids.newId(), now, dueAt, occasion: `at:${dueAt.toISOString()}` });
        if (await automations.addRun(run)) await outbox.announce(runRequested(run));
      });
  }
}
