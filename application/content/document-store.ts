import type { Uuid } from '@evident/domain/kernel';
import type { DocumentReading } from './document-codec.ts';

/** What a document belongs to; it has the same id. A readme is that of a project. */
export interface DocumentOwner {
  readonly kind: 'note' | 'insight' | 'readme';
  readonly projectId: Uuid;
  /** Locked or archived: nobody writes. */
  readonly readOnly: boolean;
}

export interface StoredDocument extends DocumentReading {
  readonly id: Uuid;
  /** Base state, then updates in their order; empty until it was opened live for the first time. */
  readonly updates: readonly Uint8Array[];
  /** The number of its last update. */
  readonly lastSeq: number;
  /** The last update that content, speakers and text include. */
  readonly derivedSeq: number;
  readonly version: number;
}

/** Live documents of one team inside a unit of work. */
export interface DocumentStore {
  owner(documentId: Uuid): Promise<DocumentOwner | null>;
  /** Keeps a new document as it is read; its live state is made when somebody opens it. */
  create(documentId: Uuid, reading: DocumentReading): Promise<void>;
  /** Locks the document until the unit of work ends, so that what is derived from it fits what is stored. */
  lock(documentId: Uuid): Promise<StoredDocument | null>;
  /** Sets the state of a document that has none, or replaces state and updates up to `lastSeq` by one that covers them. */
  saveState(documentId: Uuid, state: Uint8Array, seq: number): Promise<void>;
  /** Adds an update behind all others; answers its number. */
  append(documentId: Uuid, update: Uint8Array, by: Uuid | null): Promise<number>;
  /** Also dates what it belongs to, and counts whoever wrote the updates since the last reading among the contributors of its note or insight. */
  saveReading(documentId: Uuid, reading: DocumentReading, seq: number): Promise<void>;
  /** The highlights that an insight rests on, in their order. */
  saveEvidence(insightId: Uuid, highlightIds: readonly Uuid[]): Promise<void>;
}
