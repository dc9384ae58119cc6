import type { Uuid } from '@evident/domain/kernel';

/** The bytes of unfinished uploads, by the id of their file. */
export interface UploadBytes {
  /** The number of bytes received; null if there are none, or they were moved. */
  received(fileId: Uuid): Promise<number | null>;
  /** Hexadecimal SHA-256 of this many received bytes; null if it was not computed while they arrived. */
  digest(fileId: Uuid, bytes: number): string | null;
  /** Moves the bytes of a complete upload into the file storage, under the id of the file. Idempotent. */
  moveToStorage(fileId: Uuid): Promise<void>;
  /** Deletes the bytes. Idempotent. */
  discard(fileId: Uuid): Promise<void>;
}
