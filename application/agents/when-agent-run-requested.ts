import type { DeliveredEvent } from '@evident/domain/events';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { type AgentTurn, RUN_AGENT } from './run-agent.ts';

/** Starts the job of a run. An event triggers it, so that none is forgotten. */
export class WhenAgentRunRequested implements Reaction<'agent:run-requested'> {
  readonly name = 'when-agent-run-requested';
  readonly on = ['agent:run-requested'] as const;

  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async react({ teamId, payload: { runId } }: DeliveredEvent<'agent:run-requested'>): Promise<void> {
    await this.jobs.enqueue<AgentTurn>(RUN_AGENT, { teamId, runId }, { key: runId, group: teamId });
  }
}
