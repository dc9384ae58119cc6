import type { Uuid } from '@evident/domain/kernel';

/** The people who have a document open right now, wherever they are connected. */
export interface LiveRooms {
  /** Resolves when what they typed before has reached the store, whatever they type meanwhile; and after two seconds in any case, for the store may be down. */
  settle(documentId: Uuid): Promise<void>;
  /** Hands them an update that has been stored already. */
  deliver(teamId: Uuid, documentId: Uuid, update: Uint8Array): Promise<void>;
}
