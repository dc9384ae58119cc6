import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { ImportOriginView, NoteFilter, NoteRow, NoteView } from '@evident/domain/notes';
import type { Clause } from '@evident/domain/filters';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentReading } from '../content/index.ts';

/** The text of a note for reading. */
export interface NoteReading extends DocumentReading {
  readonly title: string;
  readonly version: number;
  /** There are pending edits: derive the document and read again. */
  readonly behind: boolean;
}

/** A list of notes: those under a clause, whose title contains the words. */
export interface NoteList extends Pick<NoteFilter, 'title' | 'sort' | 'direction'> {
  readonly clause: Clause;
  /** Set where notes of one file of an import are one row: whether they are archived. */
  readonly groupedArchived?: boolean;
  /** Whether the clause is one of few, so that its statement is worth preparing. */
  readonly common: boolean;
}

/** Notes as they are shown, of the projects the actor may see. */
export interface NoteReader {
  note(actor: Actor, noteId: Uuid): Promise<NoteView | null>;
  notesOf(actor: Actor, projectId: Uuid, list: NoteList, page: PageRequest): Promise<Page<NoteRow>>;
  /** The first notes of each of several projects that are not archived, in the default order. */
  ofProjects(actor: Actor, projectIds: readonly Uuid[], first: number): Promise<Map<Uuid, Page<NoteRow>>>;
  /** The files they were imported from, those with most notes first. */
  importOrigins(actor: Actor, projectId: Uuid, archived: boolean, page: PageRequest): Promise<Page<ImportOriginView>>;
  reading(actor: Actor, noteId: Uuid): Promise<NoteReading | null>;
}
