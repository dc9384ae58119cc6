import type { DeliveredEvent } from '@evident/domain/events';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { SUMMARIES } from './run-summary.ts';

/** Starts the job of a summary. An event triggers it, so that none is forgotten. */
export class WhenSummaryStarted implements Reaction<'summary:changed'> {
  readonly name = 'when-summary-started';
  readonly on = ['summary:changed'] as const;

  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async react({ teamId, payload }: DeliveredEvent<'summary:changed'>): Promise<void> {
    if (payload.state !== 'WAITING') return;
    const { summaryId, textId } = payload;
    await this.jobs.enqueue(SUMMARIES, { teamId, summaryId, textId }, { key: textId, group: teamId });
  }
}
