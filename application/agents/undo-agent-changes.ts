import type { AgentRun } from '@evident/domain/agents';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Timetable } from '../kernel/timetable.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import { AGENT_DELETED, type DeletedAgent, type DeletingStores } from './delete-agent.ts';
import { agentChanged } from './events.ts';
import { scheduled } from './scheduled.ts';

/** Restores a deleted agent with its runs. Runs that were missed meanwhile are not made up. */
export const undoAgentChanges = <Stores extends DeletingStores>(
  timetable: Timetable,
  clock: Clock,
): Undoer<Stores, DeletedAgent> => ({
  kind: AGENT_DELETED,
  async undo(stores: Stores, actor, { agent, runs }) {
    await demand(stores.projectAccess, actor, agent.projectId, 'write', 'Agent');
    if (await stores.agents.find(agent.id)) refuse('InvalidOperation', 'The agent is there again');
    await stores.agents.save(scheduled(agent, timetable, clock.now()));
    await stores.agents.saveRuns(runs.map(ended));
    await stores.outbox.announce(agentChanged(agent, actor.userId));
  },
});

/** A run that waited was never carried out. */
const ended = (run: AgentRun): AgentRun => ({ ...run, state: run.state === 'WAITING' ? 'CANCELLED' : run.state });
