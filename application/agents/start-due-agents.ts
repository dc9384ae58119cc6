import { scheduled } from '@evident/domain/agents';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AgentStore, DueAgents } from './agent-store.ts';
import { type FlaggedStores, hasAgents } from './agent-to-change.ts';
import { runRequested } from './events.ts';
import { newRun } from './new-run.ts';

export const DUE_AGENTS: JobQueue<Record<string, never>> = { name: 'due-agents' };
/** Every five minutes, UTC. */
export const DUE_AGENTS_CRON = '*/5 * * * *';

/** Agents started at once at most; the others follow five minutes later. */
const AT_ONCE = 200;

/**
 * Starts all agents that are due. The lock on an agent and its next run, moved in the same transaction, make each run
 * start once, however many processes look; runs that were missed are made up for by one. Sent by jobs only.
 */
export class StartDueAgents extends Command {
  static readonly requires = WORKER;
}

type Stores = FlaggedStores & { agents: AgentStore; outbox: Outbox };

export class StartDueAgentsHandler implements Handler<StartDueAgents> {
  constructor(
    private readonly due: DueAgents,
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    for (const { teamId, agentId } of await this.due.due(now, AT_ONCE))
      await this.work.perform(teamId, async (stores) => {
        const agent = await stores.agents.find(agentId);
        if (!agent?.active || agent.nextRunAt === null || agent.nextRunAt > now) return;
        await stores.agents.save(scheduled(agent, now));
        if (!(await hasAgents(stores)) || !(await stores.agents.isProjectThere(agent.projectId))) return;
        const run = newRun(agent, { id: this.ids.newId(), now, dueAt: agent.nextRunAt, startedBy: null });
        await stores.agents.saveRuns([run]);
        await stores.outbox.announce(runRequested(agent, run.id, agent.createdBy));
      });
  }
}
