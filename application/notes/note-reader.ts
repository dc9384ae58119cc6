import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { ImportOriginView, NoteFilter, NoteRow, NoteView } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentReading } from '../content/index.ts';

/** The text of a note for reading. */
export interface NoteReading extends DocumentReading {
  readonly title: string;
  readonly version: number;
  /** There are pending edits: derive the document and read again. */
  readonly behind: boolean;
}

/** Notes for display, in projects visible to the actor. */
export interface NoteReader {
  note(actor: Actor, noteId: Uuid): Promise<NoteView | null>;
  notesOf(actor: Actor, projectId: Uuid, filter: NoteFilter, page: PageRequest): Promise<Page<NoteRow>>;
  /** Files that notes were imported from, most notes first. */
  importOrigins(actor: Actor, projectId: Uuid, archived: boolean, page: PageRequest): Promise<Page<ImportOriginView>>;
  reading(actor: Actor, noteId: Uuid): Promise<NoteReading | null>;
}
