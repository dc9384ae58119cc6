import { type MediaView, mediaViewOf, newMedia, waitingOf } from '@evident/domain/media';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { MediaStore } from './media-store.ts';
import { visibleFile } from './visible-file.ts';

/** Reads the processing of a recording and the addresses of its outputs, below `root`. */
export class GetMedia extends Query<MediaView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly root: string,
  ) {
    super();
  }
}

export class GetMediaHandler implements Handler<GetMedia> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; projectAccess: ProjectAccess; media: MediaStore }>,
  ) {}

  execute({ actor, fileId, root }: GetMedia): Promise<MediaView> {
    return this.work.perform(actor.teamId, async ({ files, projectAccess, media: store }) => {
      const file = await visibleFile({ files, projectAccess }, actor, fileId, 'read');
      const media = (await store.read(fileId)) ?? newMedia(file, file.createdBy, file.createdAt);
      return mediaViewOf(media, await store.jobsOf(fileId), await store.outputsOf(fileId), {
        root,
        sha256: file.sha256,
        waiting: media.state === 'WAITING' ? waitingOf(media, await store.unfinished()) : null,
      });
    });
  }
}
