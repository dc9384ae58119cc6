import { type AgentRun, scheduled } from '@evident/domain/agents';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import { AGENT_DELETED, type DeletedAgent, type DeletingStores } from './delete-agent.ts';
import { agentChanged } from './events.ts';

/** Restores a deleted agent with its runs. Runs that were missed meanwhile are not made up. */
export const undoAgentChanges = <Stores extends DeletingStores>(clock: Clock): Undoer<Stores> => ({
  kind: AGENT_DELETED,
  async undo(stores: Stores, actor, kept) {
    const { agent, runs } = kept as unknown as DeletedAgent;
    await demand(stores.projectAccess, actor, agent.projectId, 'write', 'Agent');
    if (await stores.agents.find(agent.id)) refuse('InvalidOperation', 'The agent is there again');
    const restored = { ...agent, createdAt: new Date(agent.createdAt), updatedAt: new Date(agent.updatedAt) };
    await stores.agents.save(scheduled(restored, clock.now()));
    await stores.agents.saveRuns(runs.map(ended));
    await stores.outbox.announce(agentChanged(agent, actor.userId));
  },
});

/** Dates come back from JSON as text. A run that waited was never carried out. */
const ended = (run: AgentRun): AgentRun => ({
  ...run,
  state: run.state === 'WAITING' ? 'CANCELLED' : run.state,
  dueAt: run.dueAt === null ? null : new Date(run.dueAt),
  createdAt: new Date(run.createdAt),
});
