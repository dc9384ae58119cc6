import { demandStored } from '@evident/domain/files';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { FileDownload, FileRecords, FileStorage } from '../files/index.ts';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type MediaPart, findPart } from './media-bytes.ts';
import type { MediaStore } from './media-store.ts';

/** Reads a playlist or rendition of a recording of a share link. The caller has checked that the link includes it. */
export class ReadSharedMediaPart extends Query<FileDownload> {
  static readonly requires = ANYONE;

  constructor(
    readonly teamId: Uuid,
    readonly fileId: Uuid,
    readonly part: MediaPart,
  ) {
    super();
  }
}

export class ReadSharedMediaPartHandler implements Handler<ReadSharedMediaPart> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; media: MediaStore }>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ teamId, fileId, part }: ReadSharedMediaPart): Promise<FileDownload> {
    const read = await this.work.perform(teamId, async ({ files, media }) => {
      if (await files.isWithheld(fileId)) notFound('Recording');
      return findPart(media, demandStored(await files.find(fileId)), part);
    });
    return read(this.storage);
  }
}
