import type { Uuid } from '@evident/domain/kernel';
import type { Eraser } from '@evident/domain/people';
import type { CitingSentence } from '../ai/index.ts';
import type { ErasedRows } from '../people/index.ts';
import type { SearchRef } from '../search/index.ts';

/** The words of a note besides those of its live text. */
export interface NoteWords {
  /** Earlier versions, quotes, responses and descriptions. */
  readonly texts: readonly string[];
  readonly projectId: Uuid;
  /** Files of the note, and images in its text. */
  readonly fileIds: readonly Uuid[];
  readonly versions: number;
  readonly responses: number;
  readonly highlights: number;
  readonly insights: readonly { readonly id: Uuid; readonly projectId: Uuid }[];
}

export interface DeletedFiles {
  readonly recordings: number;
  readonly recordedSeconds: number;
  readonly files: number;
  /** Keys of bytes to delete after the unit of work. */
  readonly keys: readonly Uuid[];
}

/** Everything that holds words of a note, inside a unit of work. */
export interface RetentionDeletion {
  /** Begins: texts written from sources that were read before are not stored. Shows the trash. Call it first. */
  begin(): Promise<void>;
  wordsOf(noteId: Uuid): Promise<NoteWords>;
  /** Rows of these notes. Highlights keep their tags, with `quote` in place of their words. */
  deleteRows(noteIds: readonly Uuid[], quote: string, now: Date): Promise<{ refs: SearchRef[]; undoEntries: number }>;
  /** Files that nothing else shows, with all that was rendered from them, and uploads that the note was made from. */
  deleteFiles(noteId: Uuid, fileIds: readonly Uuid[], now: Date): Promise<DeletedFiles>;
  /** Sentences of generated texts that cite these notes. Ask before they are deleted. */
  sentencesFrom(noteIds: readonly Uuid[]): Promise<CitingSentence[]>;
  /** Documents besides notes whose text, or deleted history, holds copies. */
  documentsHolding(holds: (text: string) => boolean): Promise<Uuid[]>;
  /** Erases copies in rows other than those of notes. */
  eraseCopiesInRows(erase: Eraser, noteIds: readonly Uuid[]): Promise<ErasedRows>;
  /** Deletes undo entries and suggestions that hold copies; returns how many undo entries. */
  forgetHolding(holds: (text: string) => boolean): Promise<number>;
  /** Remembers that the words of a note are gone. */
  mark(noteId: Uuid, now: Date): Promise<void>;
}
