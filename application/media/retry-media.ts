import { type Media, newMedia } from '@evident/domain/media';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { mediaChanged } from './media-changed.ts';
import type { MediaStore } from './media-store.ts';
import { waitAgain } from './process-again.ts';
import { visibleFile } from './visible-file.ts';

/** Processes a recording again that failed, was cancelled, or was uploaded before recordings were processed. */
export class RetryMedia extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class RetryMediaHandler implements Handler<RetryMedia> {
  constructor(
    private readonly work: UnitOfWork<{
      files: FileRecords;
      projectAccess: ProjectAccess;
      media: MediaStore;
      outbox: Outbox;
    }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, fileId }: RetryMedia): Promise<void> {
    await this.work.perform(actor.teamId, async ({ files, projectAccess, media: store, outbox }) => {
      const file = await visibleFile({ files, projectAccess }, actor, fileId, 'write');
      const media = await store.find(fileId);
      if (media && media.state !== 'FAILED' && media.state !== 'CANCELLED') return;
      // The member waits for it.
      const priority: Media['priority'] = 'ACCELERATED';
      if (media) return waitAgain({ media: store, outbox }, file, media, actor.userId, priority);
      const waiting = { ...newMedia(file, actor.userId, this.clock.now()), priority };
      await store.add(waiting);
      await outbox.announce(mediaChanged(file, waiting, actor.userId));
    });
  }
}
