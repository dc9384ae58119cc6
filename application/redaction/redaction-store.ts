import type { RichNode } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { Redaction } from '@evident/domain/redaction';

/** A column of a row from which words were removed. */
export interface RowPatch {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The name of a speaker before and after it was redacted, and the people who were linked to them. */
export interface RenamedSpeaker {
  readonly id: string;
  readonly before: string;
  readonly after: string;
  readonly people: readonly LinkedPerson[];
}

export interface LinkedPerson {
  readonly personId: Uuid;
  readonly addedBy: Uuid;
  readonly addedAt: string;
}

/** Removed words, as they were. */
export type Original = { readonly id: Uuid; readonly redactionId: Uuid } & (
  | { readonly kind: 'document' | 'publication'; readonly of: Uuid; readonly runs: readonly RichNode[] }
  | { readonly kind: 'row'; readonly patch: RowPatch }
  | { readonly kind: 'speaker'; readonly of: Uuid; readonly speaker: RenamedSpeaker }
);

/** Redactions of one team and the originals they keep, inside a unit of work. */
export interface RedactionStore {
  /** Locks the redaction until the unit of work ends. */
  find(redactionId: Uuid): Promise<Redaction | null>;
  /** Oldest first. Locks nothing. */
  ofNote(noteId: Uuid): Promise<Redaction[]>;
  /** Of a recording, in all its notes; oldest first. Locks nothing. */
  ofFile(fileId: Uuid): Promise<Redaction[]>;
  save(redaction: Redaction): Promise<void>;
  remove(redactionId: Uuid): Promise<void>;
  keepOriginals(originals: readonly Original[]): Promise<void>;
  originalsOf(redactionIds: readonly Uuid[]): Promise<Original[]>;
  dropOriginals(redactionId: Uuid): Promise<void>;
  /** The first recording of a note; null without one. */
  firstRecording(noteId: Uuid): Promise<Uuid | null>;
  /** Whether a file is one of a note's recordings. */
  hasRecording(noteId: Uuid, fileId: Uuid): Promise<boolean>;
  /** Whether a transcription of the note or of one of its recordings is under way. */
  isTranscribed(noteId: Uuid): Promise<boolean>;
  /** Shows a file only to members with full access, because of a redaction. */
  withhold(fileIds: readonly Uuid[], redactionId: Uuid): Promise<void>;
  /** Shows a file again that these redactions withheld. */
  release(fileId: Uuid, redactionIds: readonly Uuid[]): Promise<void>;
}
