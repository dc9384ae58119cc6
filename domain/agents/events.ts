import { by, event, id } from '../event-kinds/index.ts';

const agent = { type: 'AGENT', id: 'agentId' } as const;
const run = { type: 'AGENT_RUN', id: 'runId' } as const;
const onAgent = { agentId: id, projectId: id, by } as const;

export const AGENT_EVENTS = {
  'agent:changed': event(agent, 'an agent is created, changed, paused, stopped or restored', onAgent),
  'agent:removed': event(agent, 'an agent is deleted', onAgent),
  'agent:run-requested': event(run, 'an agent is to run', { ...onAgent, runId: id }),
  'agent:run-changed': event(run, 'a run of an agent starts or ends', { ...onAgent, runId: id }),
} as const;
