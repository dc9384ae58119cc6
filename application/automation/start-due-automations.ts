import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { type Due, startDue } from '../kernel/start-due.ts';
import type { Timetable } from '../kernel/timetable.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AutomationStore } from './automation-store.ts';
import { runRequested } from './events.ts';
import { newRun } from './new-run.ts';
import { nextRun } from './timetable.ts';

export const DUE_AUTOMATIONS: JobQueue<Record<string, never>> = { name: 'due-automations' };
/** Every minute, UTC. */
export const DUE_AUTOMATIONS_CRON = '* * * * *';

/** Starts all rules that are due. Sent by jobs only. */
export class StartDueAutomations extends Command {
  static readonly requires = WORKER;
}

export class StartDueAutomationsHandler implements Handler<StartDueAutomations> {
  constructor(
    readonly due: Due,
    readonly work: UnitOfWork<{ automations: AutomationStore; outbox: Outbox }>,
    private readonly timetable: Timetable,
    private readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    return startDue(
      this,
      ({ automations }, id) => automations.find(id),
      async ({ automations, outbox }, automation, { now, dueAt }) => {
        await automations.save({ ...automation, nextRunAt: nextRun(automation, this.timetable, now) });
        const run = newRun(automation, { id: this.ids.newId(), now, dueAt, occasion: `at:${dueAt.toISOString()}` });
        if (await automations.addRun(run)) await outbox.announce(runRequested(run));
      },
    );
  }
}
