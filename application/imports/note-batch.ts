import type { Note } from '@evident/domain/notes';
import type { Uuid } from '@evident/domain/kernel';
import type { CreatedNote } from './note-of-import.ts';

/** Writes many notes at once. */
export interface NoteBatch {
  /**
   * Returns the ids of written notes; skips fingerprints that the project already has. All belong to one imported file.
   */
  addNotes(notes: readonly Note[], importFileId: Uuid): Promise<Set<Uuid>>;
  /** Adds the documents and authors of notes just written. */
  addContents(made: readonly CreatedNote[]): Promise<void>;
}
