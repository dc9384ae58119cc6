import type { DeliveredEvent } from '@evident/domain/events';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { TRANSCRIPTIONS } from './start-transcription.ts';

/** Starts the job of a transcription. An event triggers it, so that none is forgotten. */
export class WhenTranscriptionStarted implements Reaction<'transcription:changed'> {
  readonly name = 'when-transcription-started';
  readonly on = ['transcription:changed'] as const;

  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async react({ teamId, payload }: DeliveredEvent<'transcription:changed'>): Promise<void> {
    if (payload.state !== 'WAITING') return;
    const { transcriptionId } = payload;
    await this.jobs.enqueue(TRANSCRIPTIONS, { teamId, transcriptionId }, { key: transcriptionId, group: teamId });
  }
}
