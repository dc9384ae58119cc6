import type { DeliveredEvent } from '@evident/domain/events';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { IMPORTS } from './start-import.ts';

/** Starts an import. Triggered by an event in the transaction that saved it, so that no import is forgotten. */
export class WhenImportStarted implements Reaction<'import:started'> {
  readonly name = 'when-import-started';
  readonly on = ['import:started'] as const;

  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async react({ teamId, payload: { importId: runId } }: DeliveredEvent<'import:started'>): Promise<void> {
    await this.jobs.enqueue(IMPORTS, { teamId, runId }, { key: runId, group: teamId });
  }
}
