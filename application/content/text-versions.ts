import type { RichNode } from '@evident/domain/content';
import type { Edits, TextVersion, Thinned, VersionHighlight } from '@evident/domain/history';
import type { Uuid } from '@evident/domain/kernel';
import type { Speakers } from './document-codec.ts';

/** A stored version with its text. */
export interface StoredVersion extends TextVersion {
  readonly content: RichNode;
  readonly text: string;
  readonly speakers: Speakers;
  readonly highlights: readonly VersionHighlight[];
}

/** Versions of the texts of one team, inside a unit of work. The document is locked by the caller. */
export interface TextVersions {
  /** Edits by members that are not derived yet; null without any. */
  pendingEdits(documentId: Uuid): Promise<Edits | null>;
  /** The version that is still growing. */
  current(documentId: Uuid): Promise<TextVersion | null>;
  /** Without their texts, newest first. */
  list(documentId: Uuid): Promise<TextVersion[]>;
  /** With its text; that of the current version is the last derived one. */
  find(versionId: Uuid): Promise<StoredVersion | null>;
  /** Keeps the last derived text as the current version, which ends with it. Returns false without a current version. */
  close(documentId: Uuid): Promise<boolean>;
  /** Keeps the last derived text as the first version of a document, unless it is empty. */
  keepFirst(documentId: Uuid): Promise<void>;
  /** Begins the current version; returns its id. */
  begin(version: Pick<TextVersion, 'documentId' | 'authors' | 'beganAt' | 'endedAt' | 'restoredFrom'>): Promise<Uuid>;
  /** Extends the current version. */
  extend(version: Pick<TextVersion, 'id' | 'authors' | 'endedAt'>): Promise<void>;
  /** Notes that the current version restored one that ended then. */
  markRestored(documentId: Uuid, endedAt: Date): Promise<void>;
  /** Names of members by id. */
  namesOf(memberIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>>;
  /** Replaces the text of a kept version, to remove words from it. */
  rewrite(versionId: Uuid, text: Pick<StoredVersion, 'content' | 'text' | 'speakers'>): Promise<void>;
  rename(versionId: Uuid, name: string | null): Promise<void>;
  thin(thinned: Thinned): Promise<void>;
}
