import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import { type Media, newMedia, retried, retriedJob } from '@evident/domain/media';
import type { Outbox } from '../kernel/outbox.ts';
import { mediaChanged } from './media-changed.ts';
import type { MediaStore } from './media-store.ts';

/**
 * Processes a recording from the start, because its bytes were replaced. Returns the ids of its former outputs, whose
 * bytes the caller deletes.
 */
export async function processAgain(
  { media, outbox }: { readonly media: MediaStore; readonly outbox: Outbox },
  file: FileRecord,
  by: Uuid,
  now: Date,
): Promise<Uuid[]> {
  const outputs = await media.remove(file.id);
  const waiting = { ...newMedia(file, by, now), priority: 'ACCELERATED' } as const;
  await media.add(waiting);
  await outbox.announce(mediaChanged(file, waiting, by));
  return outputs;
}

/** Lets a failed or canceled recording wait again. Its complete steps are kept. */
export async function waitAgain(
  { media: store, outbox }: { readonly media: MediaStore; readonly outbox: Outbox },
  file: FileRecord,
  media: Media,
  by: Uuid,
  priority = media.priority,
): Promise<void> {
  const waiting = retried(media, priority);
  await store.save(waiting);
  const hops = media.priority !== priority;
  await store.saveJobs((await store.jobsOf(file.id)).map((job) => retriedJob(job, hops)));
  await outbox.announce(mediaChanged(file, waiting, by));
}
