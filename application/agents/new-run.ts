import type { Agent, AgentRun } from '@evident/domain/agents';
import type { Uuid } from '@evident/domain/kernel';

interface Facts {
  readonly id: Uuid;
  readonly now: Date;
  readonly dueAt: Date | null;
  readonly startedBy: Uuid | null;
}

/** A run that waits for its job. */
export const newRun = (agent: Agent, { id, now, dueAt, startedBy }: Facts): AgentRun => ({
  id,
  teamId: agent.teamId,
  agentId: agent.id,
  state: 'WAITING',
  reason: null,
  dueAt,
  startedBy,
  docId: null,
  textId: null,
  read: [],
  createdAt: now,
});
