import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ResearchStore } from './research-store.ts';

export interface ResearchTurn {
  readonly teamId: Uuid;
  readonly researchId: Uuid;
}

/** Seconds: half an hour. */
export const RUN_RESEARCH: JobQueue<ResearchTurn> = { name: 'run-research', retries: 4, timeoutSeconds: 1800 };

/** Starts waiting research. The event is in the transaction that saved it, so none is forgotten. */
export class WhenResearchChanged implements Reaction<'research:changed'> {
  readonly name = 'when-research-changed';
  readonly on = ['research:changed'] as const;

  constructor(
    private readonly work: UnitOfWork<{ research: Pick<ResearchStore, 'find'> }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async react({ teamId, payload: { researchId } }: DeliveredEvent<'research:changed'>): Promise<void> {
    const research = await this.work.perform(teamId, (stores) => stores.research.find(researchId));
    if (research?.state === 'WAITING')
      await this.jobs.enqueue<ResearchTurn>(
        RUN_RESEARCH,
        { teamId, researchId },
        { key: researchId, group: research.memberId },
      );
  }
}
