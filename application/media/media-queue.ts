import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Media } from '@evident/domain/media';
import type { EnqueueOptions, JobFor, JobQueue } from '../jobs/index.ts';

export interface MediaTurn {
  readonly teamId: Uuid;
  readonly fileId: Uuid;
}

/** One job is one step of one recording, so that the steps of many recordings take turns. Seconds: twelve hours. */
export const MEDIA_QUEUE: JobQueue<MediaTurn> = { name: 'media', retries: 4, timeoutSeconds: 43_200 };

/** Options of the job of the next step. It has no effect while another one of the recording waits. */
export const turnOptions = ({ fileId, priority }: Pick<Media, 'fileId' | 'priority'>): EnqueueOptions => ({
  key: fileId,
  group: fileId,
  priority,
});

/** The job of a waiting recording. The event is in the transaction that made it wait, so none is forgotten. */
export function mediaJob({ teamId, payload }: DeliveredEvent<'media:changed'>): JobFor<MediaTurn> | null {
  // Events of earlier versions have only the id; the worker looks at the recording's own state.
  const { fileId, state = 'WAITING', priority = 'STANDARD' } = payload;
  return state === 'WAITING' ? { payload: { teamId, fileId }, options: turnOptions({ fileId, priority }) } : null;
}
