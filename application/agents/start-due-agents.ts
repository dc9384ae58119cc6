import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { type Due, startDue } from '../kernel/start-due.ts';
import type { Timetable } from '../kernel/timetable.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AgentStore } from './agent-store.ts';
import { type FlaggedStores, hasAgents } from './agent-to-change.ts';
import { runRequested } from './events.ts';
import { newRun } from './new-run.ts';
import { scheduled } from './scheduled.ts';

export const DUE_AGENTS: JobQueue<Record<string, never>> = { name: 'due-agents' };
/** Every five minutes, UTC. */
export const DUE_AGENTS_CRON = '*/5 * * * *';

/** Starts all agents that are due. Sent by jobs only. */
export class StartDueAgents extends Command {
  static readonly requires = WORKER;
}

type Stores = FlaggedStores & { agents: AgentStore; outbox: Outbox };

export class StartDueAgentsHandler implements Handler<StartDueAgents> {
  constructor(
    readonly due: Due,
    readonly work: UnitOfWork<Stores>,
    private readonly timetable: Timetable,
    private readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    return startDue(
      this,
      ({ agents }, id) => agents.find(id),
      async (stores, agent, { now, dueAt }) => {
        await stores.agents.save(scheduled(agent, this.timetable, now));
        if (!(await hasAgents(stores)) || !(await stores.agents.isProjectThere(agent.projectId))) return;
        const run = newRun(agent, { id: this.ids.newId(), now, dueAt, startedBy: null });
        await stores.agents.saveRuns([run]);
        await stores.outbox.announce(runRequested(agent, run.id, agent.createdBy));
      },
    );
  }
}
