import type { DeliveredEvent } from '@evident/domain/events';
import type { JobFor } from '../jobs/index.ts';
import type { AgentTurn } from './run-agent.ts';

/** The job of a run. The event is in the transaction that saved it, so that none is forgotten. */
export const agentJob = ({ teamId, payload }: DeliveredEvent<'agent:run-requested'>): JobFor<AgentTurn> => ({
  payload: { teamId, runId: payload.runId },
  options: { key: payload.runId, group: teamId },
});
