import type { DeliveredEvent } from '@evident/domain/events';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { type DocTurn, WRITE_DOC } from './run-ai-doc.ts';

/** Starts the job of a doc. An event triggers it, so that none is forgotten. */
export class WhenAiDocRequested implements Reaction<'ai-doc:requested'> {
  readonly name = 'when-ai-doc-requested';
  readonly on = ['ai-doc:requested'] as const;

  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async react({ teamId, payload: { docId, textId } }: DeliveredEvent<'ai-doc:requested'>): Promise<void> {
    await this.jobs.enqueue<DocTurn>(WRITE_DOC, { teamId, docId, textId }, { key: textId, group: teamId });
  }
}
