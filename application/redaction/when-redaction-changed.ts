import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RecordingRedactionStore } from './recording-redaction-store.ts';

export interface RedactionTurn {
  readonly teamId: Uuid;
  readonly fileId: Uuid;
}

/** Seconds: twelve hours. */
export const REDACTION_QUEUE: JobQueue<RedactionTurn> = {
  name: 'redact-recording',
  retries: 4,
  timeoutSeconds: 43_200,
};

/** Enqueues waiting redactions. The event is in the transaction that saved them, so none is forgotten. */
export class WhenRedactionChanged implements Reaction<'redaction:changed'> {
  readonly name = 'when-redaction-changed';
  readonly on = ['redaction:changed'] as const;

  constructor(
    private readonly work: UnitOfWork<{ recordingRedactions: RecordingRedactionStore }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async react({ teamId, payload: { fileId } }: DeliveredEvent<'redaction:changed'>): Promise<void> {
    const job = await this.work.perform(teamId, (stores) => stores.recordingRedactions.read(fileId));
    if (job?.state === 'WAITING')
      await this.jobs.enqueue<RedactionTurn>(
        REDACTION_QUEUE,
        { teamId, fileId },
        { key: job.workflowId, group: fileId },
      );
  }
}
