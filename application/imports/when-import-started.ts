import type { Jobs } from '../jobs/index.ts';
import type { DomainEvent } from '../kernel/outbox.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { IMPORTS } from './start-import.ts';

/** Puts an import to work. It follows from the event that was written with the import, so that no import is kept and then forgotten. */
export class WhenImportStarted implements Reaction {
  readonly on = ['import:started'];

  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async react({ teamId, payload }: DomainEvent): Promise<void> {
    const runId = String(payload['importId']);
    await this.jobs.enqueue(IMPORTS, { teamId, runId }, { key: runId, group: teamId });
  }
}
