import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';

/** A file that arrives in parts, and where it goes. */
export interface Upload {
  readonly file: FileRecord;
  /** The note that gets the file; null for the project alone. */
  readonly noteId: Uuid | null;
  /** Creates a note for the file. */
  readonly newNote: boolean;
}

/** Resumable uploads, inside a unit of work. */
export interface UploadStore {
  /** Locks the file until the unit of work ends. */
  find(fileId: Uuid): Promise<Upload | null>;
  /** Saves a new upload; its file is saved already. */
  add(upload: Upload): Promise<void>;
}
