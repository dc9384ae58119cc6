import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ByteRange, type FileDownload, type FileStorage, contentOf } from '../files/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentQueryStores } from './document-query-stores.ts';
import { pdfOf } from './document-views.ts';
import { readableFile } from './readable-file.ts';

/** The bytes of a PDF, or of the PDF made from an office file. */
export class DownloadPdf extends Query<FileDownload> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly range?: ByteRange,
  ) {
    super();
  }
}

export class DownloadPdfHandler implements Handler<DownloadPdf> {
  constructor(
    private readonly work: UnitOfWork<DocumentQueryStores>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ actor, fileId, range }: DownloadPdf): Promise<FileDownload> {
    const file = await this.work.perform(actor.teamId, async (stores) => {
      const found = await readableFile(stores, actor, fileId, 'read');
      return pdfOf(stores.fileDocuments, found);
    });
    return contentOf(file, this.storage, range);
  }
}
