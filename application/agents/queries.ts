import type { AgentRunView, AgentView } from '@evident/domain/agents';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { AgentReader } from './agent-reader.ts';

/** Lists agents, newest first. */
export class ListAgents extends Query<Page<AgentView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListAgentsHandler = answeredBy(({ actor, page }: ListAgents, agents: AgentReader) =>
  agents.list(actor, page),
);

/** Returns an agent with its last run. */
export class GetAgent extends Query<AgentView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly agentId: Uuid,
  ) {
    super();
  }
}

export const GetAgentHandler = answeredBy(({ actor, agentId }: GetAgent, agents: AgentReader) =>
  found(agents.agent(actor, agentId), 'Agent not found'),
);

/** Lists the runs of an agent, newest first. */
export class ListAgentRuns extends Query<Page<AgentRunView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly agentId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListAgentRunsHandler = answeredBy(async ({ actor, agentId, page }: ListAgentRuns, agents: AgentReader) => {
  await found(agents.agent(actor, agentId), 'Agent not found');
  return agents.runs(actor, agentId, page);
});
