import type { Uuid } from '@evident/domain/kernel';
import type { KindThat } from '@evident/domain/kinds';
import type { DocumentReading, Speakers } from './document-codec.ts';

/** What a document belongs to; it has the same id. A readme is that of a project. */
export interface DocumentOwner {
  readonly kind: KindThat<'written'> | 'readme';
  readonly projectId: Uuid;
  /** Locked or archived: nobody writes. */
  readonly readOnly: boolean;
  /** A published insight: its live text is a draft that only members with write access see. */
  readonly published: boolean;
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

/** A locked document without what is long: only the updates behind `base`. */
export interface StoredSince {
  readonly id: Uuid;
  /** Whether it has a live state; otherwise there are no updates. */
  readonly live: boolean;
  /** -1: `updates` begin with the base state. */
  readonly base: number;
  readonly updates: readonly Uint8Array[];
  readonly lastSeq: number;
  readonly derivedSeq: number;
  /** The last update that the base state covers. */
  readonly stateSeq: number;
  readonly version: number;
  readonly speakers: Speakers;
  /** Whether this unit of work has changed the document, so that a rollback takes back part of what was read. */
  readonly uncommitted: boolean;
}

/** A reading as the database takes it: JSON of the content, and the text, in UTF-8. */
export interface ReadingBytes {
  readonly content: Uint8Array;
  readonly text: Uint8Array;
  readonly speakers: Speakers;
}

/** Live documents of one team inside a unit of work. */
export interface DocumentStore {
  owner(documentId: Uuid): Promise<DocumentOwner | null>;
  /** Keeps a new document as it is read; its live state is made when somebody opens it. */
  create(documentId: Uuid, reading: DocumentReading): Promise<void>;
  /** Locks the document until the unit of work ends, so that what is derived from it fits what is stored. */
  lock(documentId: Uuid): Promise<StoredDocument | null>;
  /** Locks the document like `lock`, and reads the updates behind `held`; all of them when the base state covers more. */
  lockSince(documentId: Uuid, held: number): Promise<StoredSince | null>;
  /** The base state and all updates. */
  updatesOf(documentId: Uuid): Promise<readonly Uint8Array[]>;
  /** JSON of the content that was derived last. */
  contentOf(documentId: Uuid): Promise<string>;
  /** The text that was derived last. */
  textOf(documentId: Uuid): Promise<string>;
  /** Sets the state of a document that has none, or replaces state and updates up to `lastSeq` by one that covers them. */
  saveState(documentId: Uuid, state: Uint8Array, seq: number): Promise<void>;
  /** Adds an update behind all others; answers its number. */
  append(documentId: Uuid, update: Uint8Array, by: Uuid | null): Promise<number>;
  /** Also dates what it belongs to, and counts whoever wrote the updates since the last reading among the contributors of its note or insight. */
  saveReading(documentId: Uuid, reading: DocumentReading | ReadingBytes, seq: number): Promise<void>;
  /** The highlights that an insight rests on, in their order. */
  saveEvidence(insightId: Uuid, highlightIds: readonly Uuid[]): Promise<void>;
}
