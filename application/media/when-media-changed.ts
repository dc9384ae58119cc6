import type { DeliveredEvent } from '@evident/domain/events';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { takeTurn } from './media-queue.ts';
import type { MediaStore } from './media-store.ts';

/** Enqueues waiting recordings. The event is in the transaction that made them wait, so none is forgotten. */
export class WhenMediaChanged implements Reaction<'media:changed'> {
  readonly name = 'when-media-changed';
  readonly on = ['media:changed'] as const;

  constructor(
    private readonly work: UnitOfWork<{ media: MediaStore }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async react({ teamId, payload: { fileId } }: DeliveredEvent<'media:changed'>): Promise<void> {
    const media = await this.work.perform(teamId, (stores) => stores.media.read(fileId));
    if (media?.state === 'WAITING') await takeTurn(this.jobs, media);
  }
}
