import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileDownload, FileRecords, FileStorage } from '../files/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { type MediaPart, findPart } from './media-bytes.ts';
import type { MediaStore } from './media-store.ts';
import { visibleFile } from './visible-file.ts';

/** Reads a playlist, a rendition or a picture of a recording. Access is checked every time. */
export class ReadMediaPart extends Query<FileDownload> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly part: MediaPart,
  ) {
    super();
  }
}

export class ReadMediaPartHandler implements Handler<ReadMediaPart> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; projectAccess: ProjectAccess; media: MediaStore }>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ actor, fileId, part }: ReadMediaPart): Promise<FileDownload> {
    const read = await this.work.perform(actor.teamId, async ({ files, projectAccess, media }) =>
      findPart(media, await visibleFile({ files, projectAccess }, actor, fileId, 'read'), part),
    );
    return read(this.storage);
  }
}
