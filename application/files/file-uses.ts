import type { FileUses } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';

/** Counts the objects that depend on files, and deletes files; inside a unit of work. */
export interface FileUsesStore {
  of(fileId: Uuid): Promise<FileUses>;
  /** Notes that have the file. */
  notesWith(fileId: Uuid): Promise<Uuid[]>;
  /**
   * Deletes a file with what was made from it; the nightly cleanup deletes the bytes. An imported file leaves its name
   * to the history of its import.
   */
  delete(fileId: Uuid, now: Date): Promise<void>;
}
