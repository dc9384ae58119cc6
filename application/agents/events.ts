import type { Agent } from '@evident/domain/agents';
import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';

type Announced = Pick<Agent, 'id' | 'teamId' | 'projectId'>;

export const agentChanged = ({ id, teamId, projectId }: Announced, by: Uuid): DomainEvent => ({
  name: 'agent:changed',
  teamId,
  payload: { agentId: id, projectId, by },
});

export const agentRemoved = ({ id, teamId, projectId }: Announced, by: Uuid): DomainEvent => ({
  name: 'agent:removed',
  teamId,
  payload: { agentId: id, projectId, by },
});

export const runRequested = ({ id, teamId, projectId }: Announced, runId: Uuid, by: Uuid): DomainEvent => ({
  name: 'agent:run-requested',
  teamId,
  payload: { agentId: id, projectId, runId, by },
});

export const runChanged = ({ id, teamId, projectId }: Announced, runId: Uuid, by: Uuid): DomainEvent => ({
  name: 'agent:run-changed',
  teamId,
  payload: { agentId: id, projectId, runId, by },
});
