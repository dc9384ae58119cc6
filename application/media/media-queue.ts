import type { Uuid } from '@evident/domain/kernel';
import type { Media } from '@evident/domain/media';
import type { JobQueue, Jobs } from '../jobs/index.ts';

export interface MediaTurn {
  readonly teamId: Uuid;
  readonly fileId: Uuid;
}

/** One job is one step of one recording, so that the steps of many recordings take turns. Seconds: twelve hours. */
export const MEDIA_QUEUE = { name: 'media', retries: 4, timeoutSeconds: 43_200 } satisfies JobQueue<MediaTurn>;

/** Enqueues the next step of a recording. Has no effect while it waits already. */
export async function takeTurn(
  jobs: Pick<Jobs, 'enqueue'>,
  { teamId, fileId, priority }: Pick<Media, 'teamId' | 'fileId' | 'priority'>,
): Promise<void> {
  await jobs.enqueue<MediaTurn>(MEDIA_QUEUE, { teamId, fileId }, { key: fileId, group: fileId, priority });
}
