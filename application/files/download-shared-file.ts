import { type Uuid, notFound } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FileDownload, contentOf } from './file-download.ts';
import type { FileRecords } from './file-records.ts';
import type { ByteRange, FileStorage } from './file-storage.ts';

/** Reads a file of a share link. The caller has checked that the link includes it. */
export class DownloadSharedFile extends Query<FileDownload> {
  static readonly requires = ANYONE;

  constructor(
    readonly teamId: Uuid,
    readonly fileId: Uuid,
    readonly range?: ByteRange,
  ) {
    super();
  }
}

export class DownloadSharedFileHandler implements Handler<DownloadSharedFile> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords }>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ teamId, fileId, range }: DownloadSharedFile): Promise<FileDownload> {
    const file =
      (await this.work.perform(teamId, async ({ files }) =>
        (await files.isWithheld(fileId)) ? null : files.find(fileId),
      )) ?? notFound('File');
    return contentOf(file, this.storage, range);
  }
}
