import type { Uuid } from '@evident/domain/kernel';
import { type ByteRange, type FileDownload, type FileStorage, contentOf } from '../files/index.ts';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { pdfOf } from './document-views.ts';
import { type SharedDocumentStores, sharedFile } from './shared-document-stores.ts';

/** The bytes of a PDF of a share link. The caller has checked that the link includes it. */
export class DownloadSharedPdf extends Query<FileDownload> {
  static readonly requires = ANYONE;

  constructor(
    readonly teamId: Uuid,
    readonly fileId: Uuid,
    readonly range?: ByteRange,
  ) {
    super();
  }
}

export class DownloadSharedPdfHandler implements Handler<DownloadSharedPdf> {
  constructor(
    private readonly work: UnitOfWork<SharedDocumentStores>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ teamId, fileId, range }: DownloadSharedPdf): Promise<FileDownload> {
    const pdf = await this.work.perform(teamId, async (stores) =>
      pdfOf(stores.fileDocuments, await sharedFile(stores, fileId)),
    );
    return contentOf(pdf, this.storage, range);
  }
}
