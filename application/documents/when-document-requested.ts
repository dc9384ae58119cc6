import type { DeliveredEvent } from '@evident/domain/events';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { READ_DOCUMENT } from './reading-job.ts';

/** Starts reading a document. Triggered by an event in the transaction that requested it. */
export class WhenDocumentRequested implements Reaction<'document:requested'> {
  readonly name = 'when-document-requested';
  readonly on = ['document:requested'] as const;

  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async react({ teamId, payload: { fileId } }: DeliveredEvent<'document:requested'>): Promise<void> {
    await this.jobs.enqueue(READ_DOCUMENT, { teamId, fileId }, { key: fileId });
  }
}
