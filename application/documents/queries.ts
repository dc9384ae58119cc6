import {
  type DocumentMatches,
  type DocumentPageView,
  type DocumentView,
  documentForm,
  newFileDocument,
} from '@evident/domain/documents';
import type { FileRecord } from '@evident/domain/files';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type FileDownload, type FileStorage, contentOf } from '../files/index.ts';
import type { ByteRange } from '../files/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FileDocumentStore } from './document-store.ts';
import { readableFile, type ReadableFileStores } from './readable-file.ts';

const READER = memberWith({ scope: 'read', access: 'read' });

export interface DocumentQueryStores extends ReadableFileStores {
  readonly fileDocuments: FileDocumentStore;
}

/** The state of a document. A file that was never read is WAITING. */
export class GetDocument extends Query<DocumentView> {
  static readonly requires = READER;

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class GetDocumentHandler implements Handler<GetDocument> {
  constructor(private readonly work: UnitOfWork<DocumentQueryStores>) {}

  execute({ actor, fileId }: GetDocument): Promise<DocumentView> {
    return this.work.perform(actor.teamId, async (stores) => {
      const file = await readableFile(stores, actor, fileId, 'read');
      return documentViewOf(stores.fileDocuments, file);
    });
  }
}

/** The view of a document, for members and visitors. */
export async function documentViewOf(fileDocuments: FileDocumentStore, file: FileRecord): Promise<DocumentView> {
  const form = documentForm(file.mediaType) ?? refuse('NotFound', 'The file has no pages');
  const document = (await fileDocuments.find(file.id)) ?? newFileDocument(file, file.createdAt);
  const { read, recognized, failed } = await fileDocuments.counts(file.id);
  return {
    fileId: file.id,
    name: file.name,
    form,
    state: document.state,
    pageCount: document.pageCount,
    pagesRead: read + failed.length,
    failedPages: [...failed],
    recognized,
    message: document.message,
    altText: document.altText,
    pdf:
      form === 'PDF' || (form === 'OFFICE' && document.pdfKey !== null)
        ? `/api/v1/files/${file.id}/document/pdf`
        : null,
  };
}

/** The text of one page. */
export class GetDocumentPage extends Query<DocumentPageView> {
  static readonly requires = READER;

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly page: number,
  ) {
    super();
  }
}

export class GetDocumentPageHandler implements Handler<GetDocumentPage> {
  constructor(private readonly work: UnitOfWork<DocumentQueryStores>) {}

  execute({ actor, fileId, page }: GetDocumentPage): Promise<DocumentPageView> {
    return this.work.perform(actor.teamId, async (stores) => {
      await readableFile(stores, actor, fileId, 'read');
      return pageViewOf(stores.fileDocuments, fileId, page);
    });
  }
}

/** @throws Refusal `NotFound` for a page that was not read yet */
export async function pageViewOf(
  fileDocuments: FileDocumentStore,
  fileId: Uuid,
  number: number,
): Promise<DocumentPageView> {
  const found = await fileDocuments.page(fileId, number);
  const { page, state, source, content, words, message } =
    found ?? refuse('NotFound', 'Page not found', 'It may not have been read yet.');
  return { page, state, source, content, words: [...words], message };
}

/** The pages of a document that contain some words. */
export class SearchDocument extends Query<DocumentMatches> {
  static readonly requires = READER;

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly words: string,
  ) {
    super();
  }
}

export class SearchDocumentHandler implements Handler<SearchDocument> {
  constructor(private readonly work: UnitOfWork<DocumentQueryStores>) {}

  execute({ actor, fileId, words }: SearchDocument): Promise<DocumentMatches> {
    return this.work.perform(actor.teamId, async (stores) => {
      await readableFile(stores, actor, fileId, 'read');
      return stores.fileDocuments.matches(fileId, words.trim());
    });
  }
}

/** The bytes of a PDF, or of the PDF made from an office file. */
export class DownloadPdf extends Query<FileDownload> {
  static readonly requires = READER;

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
export async function pdfOf(fileDocuments: FileDocumentStore, file: FileRecord): Promise<FileRecord> {
  const form = documentForm(file.mediaType);
  if (form === 'PDF') return file;
  const key = form === 'OFFICE' ? (await fileDocuments.find(file.id))?.pdfKey : null;
  if (!key) return refuse('NotFound', 'PDF not found', 'The file may still be converted.');
  return { ...file, id: key, name: `${file.name.replace(/\.[^.]*$/, '')}.pdf`, mediaType: 'application/pdf' };
}
