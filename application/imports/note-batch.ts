import type { Note } from '@evident/domain/notes';
import type { Uuid } from '@evident/domain/kernel';
import type { DocumentReading } from '../content/document-codec.ts';

/** Many notes written at once, with their documents and their author. */
export interface NoteBatch {
  /** Answers the ids of those that were written; one whose fingerprint is in the project already is left out. */
  add(notes: readonly { readonly note: Note; readonly reading: DocumentReading }[]): Promise<Set<Uuid>>;
}
