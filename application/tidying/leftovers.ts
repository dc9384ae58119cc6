import type { Uuid } from '@evident/domain/kernel';

/** What is kept for a while only, of all workspaces at once. */
export interface Leftovers {
  /** Forgets the keys of repeated requests, and what could be undone, from before these times. */
  forget(keysBefore: Date, undoBefore: Date): Promise<void>;
  /** Files, at most `most`, whose bytes nothing has led to since before then. */
  unownedBytes(before: Date, most: number): Promise<Uuid[]>;
  /** Their bytes are deleted. */
  bytesDeleted(fileIds: readonly Uuid[]): Promise<void>;
}
