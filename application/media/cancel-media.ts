import { CANCELLED_BY_USER, afterNews, cancelled, isOver } from '@evident/domain/media';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { mediaChanged } from './media-changed.ts';
import type { MediaStore } from './media-store.ts';
import { visibleFile } from './visible-file.ts';

/** Stops the processing of a recording. Finished outputs stay. */
export class CancelMedia extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class CancelMediaHandler implements Handler<CancelMedia> {
  constructor(
    private readonly work: UnitOfWork<{
      files: FileRecords;
      projectAccess: ProjectAccess;
      media: MediaStore;
      outbox: Outbox;
    }>,
  ) {}

  async execute({ actor, fileId }: CancelMedia): Promise<void> {
    await this.work.perform(actor.teamId, async ({ files, projectAccess, media: store, outbox }) => {
      const file = await visibleFile({ files, projectAccess }, actor, fileId, 'write');
      const media = (await store.find(fileId)) ?? notFound('Recording');
      if (media.state !== 'WAITING' && media.state !== 'PROCESSING') return;
      const stopped = cancelled(media);
      await store.save(stopped);
      const jobs = await store.jobsOf(fileId);
      await store.saveJobs(
        jobs
          .filter((job) => !isOver(job))
          .map((job) => ({ ...job, ...afterNews(job, { event: 'ERROR', ...CANCELLED_BY_USER }) })),
      );
      await outbox.announce(mediaChanged(file, stopped, actor.userId));
    });
  }
}
