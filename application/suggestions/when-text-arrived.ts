import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';

export interface AutoFeaturesTurn {
  readonly teamId: Uuid;
  readonly noteId: Uuid;
  /** The member for whom the features run. */
  readonly by: Uuid;
}

/** Looks at a note that has just received its text. */
export const AUTO_FEATURES_QUEUE: JobQueue<AutoFeaturesTurn> = { name: 'auto-features' };

type Followed = 'notes:imported' | 'transcription:changed';

/** Starts the automatic features when the text of a note is complete: once imported, or transcribed. Not while members type. */
export class WhenTextArrived implements Reaction<Followed> {
  readonly name = 'when-text-arrived';
  readonly on = ['notes:imported', 'transcription:changed'] as const;

  constructor(private readonly jobs: Pick<Jobs, 'enqueueAll'>) {}

  async react({ teamId, name, payload }: DeliveredEvent<Followed>): Promise<void> {
    if (name === 'transcription:changed' && payload.state !== 'DONE') return;
    const noteIds = name === 'notes:imported' ? payload.noteIds : [payload.noteId];
    const turns: AutoFeaturesTurn[] = noteIds.map((noteId) => ({ teamId, noteId, by: payload.by }));
    await this.jobs.enqueueAll(
      turns.map((turn) => ({
        queue: AUTO_FEATURES_QUEUE,
        payload: turn,
        options: { key: turn.noteId, group: teamId },
      })),
    );
  }
}
