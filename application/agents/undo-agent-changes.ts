import type { Agent, AgentRun } from '@evident/domain/agents';
import { isSameJson } from '@evident/domain/kernel';
import { changedAgain, tooLate } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import type { Timetable } from '../kernel/timetable.ts';
import { demand } from '../permissions/index.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { agentToChange } from './agent-to-change.ts';
import { AGENT_DELETED, AGENT_RESTORED, type DeletedAgent, type DeletingStores, removeAgent } from './delete-agent.ts';
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
    if (await stores.agents.find(agent.id)) tooLate('The agent exists again.');
    await stores.agents.save(scheduled(agent, timetable, clock.now()));
    await stores.agents.saveRuns(runs.map(ended));
    await stores.outbox.announce(agentChanged(agent, actor.userId));
    return { opposite: keptAs(AGENT_RESTORED, { agent, runs }) };
  },
});

/** Deletes a restored agent again, unless it was changed or has run since. */
export const undoAgentRestoration = <Stores extends DeletingStores>(): Undoer<Stores, DeletedAgent> => ({
  kind: AGENT_RESTORED,
  async undo(stores: Stores, actor, restored) {
    const agent = await agentToChange(stores, actor, restored.agent.id);
    if (!isSameJson(wordsOf(agent), wordsOf(restored.agent))) changedAgain('agent', agent.title);
    const runs = await stores.agents.runsOf(agent.id);
    if (runs.length !== restored.runs.length) tooLate('The agent has run since then.');
    await removeAgent(stores, actor, agent);
    return { opposite: keptAs(AGENT_DELETED, { agent, runs }) };
  },
});

const wordsOf = ({ title, instruction, sources, framework, language, schedule, active }: Agent) => [
  [title, instruction, sources, framework, language, schedule, active],
];

/** A run that waited was never carried out. */
const ended = (run: AgentRun): AgentRun => ({ ...run, state: run.state === 'WAITING' ? 'CANCELLED' : run.state });
