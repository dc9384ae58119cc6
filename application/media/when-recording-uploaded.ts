import type { DeliveredEvent } from '@evident/domain/events';
import { isRecording } from '@evident/domain/files';
import { newMedia } from '@evident/domain/media';
import type { Clock } from '../kernel/clock.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FileRecords } from '../files/index.ts';
import { mediaChanged } from './media-changed.ts';
import type { MediaStore } from './media-store.ts';

/** Starts the processing of an uploaded recording, once. */
export class WhenRecordingUploaded implements Reaction<'file:uploaded'> {
  readonly name = 'when-recording-uploaded';
  readonly on = ['file:uploaded'] as const;

  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; media: MediaStore; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async react({ teamId, payload: { fileId, by } }: DeliveredEvent<'file:uploaded'>): Promise<void> {
    await this.work.perform(teamId, async ({ files, media, outbox }) => {
      const file = await files.find(fileId);
      if (file?.status !== 'DONE' || !isRecording(file)) return;
      const waiting = newMedia(file, by, this.clock.now());
      if (await media.add(waiting)) await outbox.announce(mediaChanged(file, waiting, by));
    });
  }
}
