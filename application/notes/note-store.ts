import type { Uuid } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';

/** Notes of one team, inside a unit of work. */
export interface NoteStore {
  /** Locks the note until the unit of work ends. */
  find(noteId: Uuid): Promise<Note | null>;
  save(note: Note): Promise<void>;
  /** Adds a member to the authors of a note. */
  addAuthor(noteId: Uuid, memberId: Uuid, at: Date): Promise<void>;
}
