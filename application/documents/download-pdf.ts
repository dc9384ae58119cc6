import { documentForm } from '@evident/domain/documents';
import type { FileRecord } from '@evident/domain/files';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ByteRange, type FileDownload, type FileStorage, contentOf } from '../files/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentQueryStores } from './document-query-stores.ts';
import type { FileDocumentStore } from './document-store.ts';
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

/** The record under which the PDF of a file is stored. @throws Refusal `NotFound` if there is none */
async function pdfOf(fileDocuments: FileDocumentStore, file: FileRecord): Promise<FileRecord> {
  const form = documentForm(file.mediaType);
  if (form === 'PDF') return file;
  const key = form === 'OFFICE' ? (await fileDocuments.find(file.id))?.pdfKey : null;
  if (!key) return refuse('NotFound', 'PDF not found', 'The file may still be converted.');
  return { ...file, id: key, name: `${file.name.replace(/\.[^.]*$/, '')}.pdf`, mediaType: 'application/pdf' };
}
