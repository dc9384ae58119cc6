import type { DocumentMatches, DocumentPage, FileDocument, PageCounts } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';

/** Documents and their pages of one team, inside a unit of work. */
export interface FileDocumentStore {
  find(fileId: Uuid): Promise<FileDocument | null>;
  /** Locks the document until the unit of work ends. */
  lock(fileId: Uuid): Promise<FileDocument | null>;
  /** Saves a document, which then owns the bytes of its PDF. */
  save(document: FileDocument): Promise<void>;
  savePage(page: DocumentPage): Promise<void>;
  page(fileId: Uuid, page: number): Promise<DocumentPage | null>;
  counts(fileId: Uuid): Promise<PageCounts>;
  /** Numbers of the pages that need no further reading. */
  finishedPages(fileId: Uuid): Promise<number[]>;
  /** Deletes the pages that failed, so that they are read again. */
  forgetFailed(fileId: Uuid): Promise<void>;
  /** Pages that contain the words, case-insensitive. */
  matches(fileId: Uuid, words: string): Promise<DocumentMatches>;
  /** Notes that show the file. */
  notesOf(fileId: Uuid): Promise<Uuid[]>;
}
