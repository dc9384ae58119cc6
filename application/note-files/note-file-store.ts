import type { NoteFile } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';

/** Files of notes, inside a unit of work. */
export interface NoteFileStore {
  /** The files of a note, in order. */
  ofNote(noteId: Uuid): Promise<NoteFile[]>;
  /** Adds or changes rows. */
  save(noteFiles: readonly NoteFile[]): Promise<void>;
  remove(noteFiles: readonly NoteFile[]): Promise<void>;
}
