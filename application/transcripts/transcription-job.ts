import type { DeliveredEvent } from '@evident/domain/events';
import type { JobFor } from '../jobs/index.ts';
import type { TranscriptionTurn } from './start-transcription.ts';

type Changed = DeliveredEvent<'transcription:changed'>;

/** The job of a waiting transcription. The event is in the transaction that saved it, so that none is forgotten. */
export function transcriptionJob({ teamId, payload }: Changed): JobFor<TranscriptionTurn> | null {
  const { transcriptionId, state } = payload;
  return state === 'WAITING'
    ? { payload: { teamId, transcriptionId }, options: { key: transcriptionId, group: teamId } }
    : null;
}
