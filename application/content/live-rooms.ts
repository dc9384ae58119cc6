import type { Uuid } from '@evident/domain/kernel';

/** All members with a document open, across connections and processes. */
export interface LiveRooms {
  /**
   * Resolves once their edits up to now are stored, regardless of later edits. Times out after two seconds, because the
   * store may be down.
   */
  flush(documentId: Uuid): Promise<void>;
  /** Delivers an update that is already stored. */
  deliver(teamId: Uuid, documentId: Uuid, update: Uint8Array): Promise<void>;
}
