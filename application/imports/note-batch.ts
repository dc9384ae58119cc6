import type { Note } from '@evident/domain/notes';
import type { Uuid } from '@evident/domain/kernel';
import type { MadeNote } from './note-of-import.ts';

/** Many notes written at once. */
export interface NoteBatch {
  /** Returns the ids of those that were written; one whose fingerprint is in the project already is left out. All are of one imported file. */
  addNotes(notes: readonly Note[], importFileId: Uuid): Promise<Set<Uuid>>;
  /** The documents of notes that were just written, and who their author is. */
  addContents(made: readonly MadeNote[]): Promise<void>;
}
