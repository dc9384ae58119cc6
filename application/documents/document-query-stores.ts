import type { FileDocumentStore } from './document-store.ts';
import type { ReadableFileStores } from './readable-file.ts';

export interface DocumentQueryStores extends ReadableFileStores {
  readonly fileDocuments: FileDocumentStore;
}
