import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';

/** A file that arrives in parts, and where it goes. */
export interface Upload {
  readonly file: FileRecord;
  /** The note that gets the file; null for the project alone. */
  readonly noteId: Uuid | null;
  /** Creates a note for the file. */
  readonly newNote: boolean;
  /** Bytes that are known to have arrived. */
  readonly receivedBytes: number;
  /** Whether its announced size counts toward the storage of the workspace; otherwise `receivedBytes` do. */
  readonly reserved: boolean;
}

/** Resumable uploads, inside a unit of work. */
export interface UploadStore {
  /** Locks the file until the unit of work ends. */
  find(fileId: Uuid): Promise<Upload | null>;
  /** Saves a new upload; its file is saved already. Its size is reserved for `UPLOAD_RESERVED_MS`. */
  add(upload: Pick<Upload, 'file' | 'noteId' | 'newNote'>): Promise<void>;
  /** Counts bytes that arrived. More than before renew the reservation. */
  received(fileId: Uuid, bytes: number): Promise<void>;
  /** Reserves the announced size again. */
  reserve(fileId: Uuid): Promise<void>;
}
