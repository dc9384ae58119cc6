import {
  type DocumentNews,
  type FileDocument,
  afterNews,
  documentForm,
  isUnderway,
  pageAfter,
} from '@evident/domain/documents';
import type { FileRecord } from '@evident/domain/files';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { FileRecords, FileStorage } from '../files/index.ts';
import { type Continuation, type Job, TurnsByTime, type VisibleWorker } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FileDocumentStore } from './document-store.ts';
import { type DocumentTools, PDF_BYTES_MAX, type PagesToRead } from './document-tools.ts';

export interface DocumentWorkStores {
  readonly files: FileRecords;
  readonly fileDocuments: FileDocumentStore;
  readonly outbox: Outbox;
}

/** Pages between two events for connected clients. */
const ANNOUNCED_EVERY = 20;
const FAILED_OFTEN = 'Reading the document failed repeatedly. Try again later.';

export interface DocumentTurn {
  readonly teamId: Uuid;
  readonly fileId: Uuid;
  /** Milliseconds of processor time that earlier turns used. */
  readonly processorMs?: number;
}

type Attempt = Pick<Job<DocumentTurn>, 'payload' | 'stopping' | 'attempt'>;

/** A document with its file. */
interface Subject {
  readonly document: FileDocument;
  readonly file: FileRecord;
}

/** Converts and reads documents, page by page. A repeated run continues after the last page that was saved. */
export class DocumentWorker implements VisibleWorker<DocumentTurn> {
  private readonly turns = new TurnsByTime();

  constructor(
    private readonly work: UnitOfWork<DocumentWorkStores>,
    private readonly storage: FileStorage,
    private readonly tools: DocumentTools,
    private readonly ids: Ids,
    private readonly clock: Clock,
    /** Milliseconds of a clock that never goes back. */
    private readonly elapsed = () => performance.now(),
  ) {}

  /**
   * Reads a document until it is done, failed or canceled, or until other workspaces go first.
   * @throws Error once the process stops; the run is repeated elsewhere
   */
  async run({ payload, stopping, attempt }: Attempt): Promise<Continuation<DocumentTurn> | void> {
    const { teamId, fileId } = payload;
    const spent = { processorMs: payload.processorMs ?? 0 };
    const later = () => ({ continues: { key: fileId }, payload: { teamId, fileId, ...spent } });
    if (attempt === 1 && this.turns.yields(teamId, fileId)) return later();
    let since = this.elapsed();
    for await (const news of this.pages(teamId, fileId, { spent })) {
      if (stopping()) throw new Error('The process stops');
      const now = this.elapsed();
      const isUsedUp = this.turns.spent(teamId, fileId, now - since);
      since = now;
      if (isUsedUp && news.type === 'page.processed') return later();
    }
  }

  /** Reads a document, and yields each event once it is saved. Leaving the loop stops the reading. */
  async *pages(
    teamId: Uuid,
    fileId: Uuid,
    how: Pick<PagesToRead, 'password' | 'spent'> = {},
  ): AsyncGenerator<DocumentNews> {
    const giveUp = new AbortController();
    try {
      const subject = await this.subject(teamId, fileId);
      if (!subject || !isUnderway(subject.document)) return;
      const { file } = subject;
      const form = documentForm(file.mediaType);
      if (form === null) return;
      if (form === 'OFFICE' && subject.document.pdfKey === null) {
        const converted = await this.convert(subject, giveUp.signal);
        yield converted;
        if (converted.type === 'job.failed') return;
      }
      const now = await this.subject(teamId, fileId);
      if (!now || !isUnderway(now.document)) return;
      const finished = await this.work.perform(teamId, ({ fileDocuments }) => fileDocuments.finishedPages(fileId));
      const pixels = file.width && file.height ? { width: file.width, height: file.height } : null;
      const read = this.tools.read(
        {
          key: now.document.pdfKey ?? fileId,
          form: form === 'OFFICE' ? 'PDF' : form,
          pixels,
          finished,
          ...how,
        },
        giveUp.signal,
      );
      let pages = 0;
      for await (const news of read) {
        const isPage = news.type === 'page.processed' || news.type === 'page.failed';
        if (isPage) pages += 1;
        if (!(await this.save(file, news, isPage && pages % ANNOUNCED_EVERY === 1))) return;
        yield news;
      }
    } finally {
      giveUp.abort();
    }
  }

  async giveUp({ teamId, fileId }: DocumentTurn, reason = FAILED_OFTEN): Promise<void> {
    const subject = await this.subject(teamId, fileId);
    if (subject) await this.save(subject.file, { type: 'pdf.failed', reason });
  }

  async startAgain({ teamId, fileId }: DocumentTurn): Promise<void> {
    await this.work.perform(teamId, async (stores) => {
      const document = await stores.fileDocuments.lock(fileId);
      const file = await stores.files.find(fileId);
      if (!file || document?.state !== 'FAILED') return;
      const waiting = { ...document, state: 'WAITING', message: null, updatedAt: this.clock.now() } as const;
      await stores.fileDocuments.save(waiting);
      await stores.fileDocuments.forgetFailed(fileId);
      await announceDocument(stores, file, waiting);
    });
  }

  private async convert({ file }: Subject, signal: AbortSignal): Promise<DocumentNews> {
    await this.change(file, (document, now) =>
      isUnderway(document) ? { ...document, state: 'CONVERTING', updatedAt: now } : document,
    );
    const news = await this.converted(file, signal);
    await this.save(file, news);
    return news;
  }

  private async converted(file: FileRecord, signal: AbortSignal): Promise<DocumentNews> {
    let pdf: Uint8Array;
    try {
      pdf = await this.tools.toPdf({ key: file.id, mediaType: file.mediaType }, signal);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { type: 'job.failed', reason: [error.title, error.advice].filter(Boolean).join('. ') };
    }
    const key = this.ids.newId();
    await this.work.prepare(file.teamId, ({ files }) => files.markOrphaned(key, this.clock.now()));
    await this.storage.write(key, once(pdf), { maxBytes: PDF_BYTES_MAX, mediaType: 'application/pdf' });
    return { type: 'job.completed', destinationKey: key };
  }

  /** Saves the effect of an event; false if the document was canceled or deleted meanwhile. */
  private async save(file: FileRecord, news: DocumentNews, announced = false): Promise<boolean> {
    const isPage = news.type === 'page.processed' || news.type === 'page.failed';
    return this.change(file, (document, now) => afterNews(document, news, now), {
      announced: announced || (!isPage && !news.type.startsWith('ocr.')),
      news,
    });
  }

  private change(
    file: FileRecord,
    changed: (document: FileDocument, now: Date) => FileDocument,
    { announced = true, news }: { readonly announced?: boolean; readonly news?: DocumentNews } = {},
  ): Promise<boolean> {
    return this.work.perform(file.teamId, async (stores) => {
      const { fileDocuments, outbox } = stores;
      const document = await fileDocuments.lock(file.id);
      if (!document || !isUnderway(document)) return false;
      const after = changed(document, this.clock.now());
      const page = news ? pageAfter(document, news) : null;
      if (page) await fileDocuments.savePage(page);
      await fileDocuments.save(after);
      if (announced) await announceDocument(stores, file, after);
      if (after.state === 'DONE') await announceNotes({ fileDocuments, outbox }, file);
      return true;
    });
  }

  private subject(teamId: Uuid, fileId: Uuid): Promise<Subject | null> {
    return this.work.perform(teamId, async ({ files, fileDocuments }) => {
      const document = await fileDocuments.find(fileId);
      const file = await files.find(fileId);
      return document && file ? { document, file } : null;
    });
  }
}

/** Announces that the state or the pages of a document changed. */
export async function announceDocument(
  { outbox }: Pick<DocumentWorkStores, 'outbox'>,
  { teamId, projectId, id: fileId }: Pick<FileRecord, 'teamId' | 'projectId' | 'id'>,
  { state }: Pick<FileDocument, 'state'>,
): Promise<void> {
  if (projectId) await outbox.announce({ name: 'document:changed', teamId, payload: { fileId, projectId, state } });
}

/** The notes that show the file are found by its text. */
async function announceNotes(
  { fileDocuments, outbox }: Pick<DocumentWorkStores, 'fileDocuments' | 'outbox'>,
  { id, teamId, projectId }: FileRecord,
): Promise<void> {
  if (!projectId) return;
  for (const noteId of await fileDocuments.notesOf(id))
    await outbox.announce({ name: 'note:changed', teamId, payload: { noteId, projectId } });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
