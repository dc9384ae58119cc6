import type { MentionedMember } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { KindThat } from '@evident/domain/kinds';
import type { DocumentReading, Speakers } from './document-codec.ts';

/** The owner of a document, with the same id. A readme belongs to a project, an `aiDoc` is written by AI. */
export interface DocumentOwner {
  readonly kind: KindThat<'written'> | 'readme' | 'aiDoc';
  readonly projectId: Uuid;
  /** Locked or archived: writing is refused. */
  readonly readOnly: boolean;
  /** A published insight: its live text is a draft, visible only to members with write access. */
  readonly published: boolean;
}

export interface StoredDocument extends DocumentReading {
  readonly id: Uuid;
  /** Base state, then updates in order; empty until first opened live. */
  readonly updates: readonly Uint8Array[];
  /** The number of its last update. */
  readonly lastSeq: number;
  /** The last update included in content, speakers and text. */
  readonly derivedSeq: number;
  readonly version: number;
}

/** A locked document without its large fields: only the updates after `base`. */
export interface StoredSince {
  readonly id: Uuid;
  /** Whether it has a live state; without one there are no updates. */
  readonly live: boolean;
  /** -1: `updates` start with the base state. */
  readonly base: number;
  readonly updates: readonly Uint8Array[];
  readonly lastSeq: number;
  readonly derivedSeq: number;
  /** The last update included in the base state. */
  readonly stateSeq: number;
  readonly version: number;
  readonly speakers: Speakers;
  /** Whether this unit of work changed the document, so that a rollback reverts part of this read. */
  readonly uncommitted: boolean;
}

/** Only changes of the text, the default, begin versions of it: not marks, nor words that may be kept nowhere. */
export type ChangeOf = 'text' | 'marks' | 'removal';

/** A reading in stored form: JSON of the content, and the text, in UTF-8. */
export interface ReadingBytes {
  readonly content: Uint8Array;
  readonly text: Uint8Array;
  readonly speakers: Speakers;
}

/** Live documents of one team, inside a unit of work. */
export interface DocumentStore {
  owner(documentId: Uuid): Promise<DocumentOwner | null>;
  /** Stores a new document as a reading; its live state is created on first open. */
  create(documentId: Uuid, reading: DocumentReading): Promise<void>;
  /** Locks the document until the unit of work ends, so that derived data matches stored data. */
  lock(documentId: Uuid): Promise<StoredDocument | null>;
  /** Locks the document like `lock` and reads the updates after `held`; all of them if the base state includes more. */
  lockSince(documentId: Uuid, held: number): Promise<StoredSince | null>;
  /** The base state and all updates. */
  updatesOf(documentId: Uuid): Promise<readonly Uint8Array[]>;
  /** JSON of the last derived content. */
  contentOf(documentId: Uuid): Promise<string>;
  /** The last derived text. */
  textOf(documentId: Uuid): Promise<string>;
  /** Sets the first state, or replaces state and updates up to `lastSeq` with one that includes them. */
  saveState(documentId: Uuid, state: Uint8Array, seq: number): Promise<void>;
  /** Appends an update; returns its number. */
  append(documentId: Uuid, update: Uint8Array, by: Uuid | null, what?: ChangeOf): Promise<number>;
  /**
   * Also sets the update time of its owner, and adds authors since the last reading to the contributors of the note or
   * insight.
   */
  saveReading(documentId: Uuid, reading: DocumentReading | ReadingBytes, seq: number): Promise<void>;
  /** The member who changed the text last since the last reading; null if only the system did. */
  lastAuthor(documentId: Uuid): Promise<Uuid | null>;
  /** Remembers the mentions of members in a text. Returns the new ones. */
  addMentions(documentId: Uuid, mentions: readonly MentionedMember[]): Promise<readonly MentionedMember[]>;
  /** Stores an insight's evidence, in document order. */
  saveEvidence(insightId: Uuid, highlightIds: readonly Uuid[]): Promise<void>;
}
