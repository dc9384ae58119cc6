import type { Uuid } from '@evident/domain/kernel';

/** The people who have a document open right now, wherever they are connected. */
export interface LiveRooms {
  /** Writes down what they typed and what has not reached the store yet. */
  settle(documentId: Uuid): Promise<void>;
  /** Hands them an update that has been stored already. */
  deliver(teamId: Uuid, documentId: Uuid, update: Uint8Array): Promise<void>;
}
