import type { Uuid } from '@evident/domain/kernel';
import type { ErasureReceipt, Eraser } from '@evident/domain/people';
import type { CitingSentence } from '../ai/index.ts';
import type { SearchRef } from '../search/index.ts';

/** A note that a person is linked to. */
export interface ErasedNote {
  readonly id: Uuid;
  /** Their speakers in it, by id. */
  readonly speakers: readonly string[];
  /** The names of those speakers. */
  readonly names: readonly string[];
}

export interface ErasedRows {
  readonly insights: readonly { readonly id: Uuid; readonly projectId: Uuid }[];
  /** Without a project, those of the workspace. */
  readonly tags: readonly { readonly id: Uuid; readonly projectId: Uuid | null }[];
  /** Those of which texts, themes or data points were changed. */
  readonly channels: readonly { readonly id: Uuid; readonly folderId: Uuid | null }[];
  /** To index again. */
  readonly refs: readonly SearchRef[];
  /** Published versions of insights. */
  readonly versions: number;
  readonly mentions: number;
}

/** Everything that names a person, inside a unit of work. Sees rows in the trash too, from the first call on. */
export interface ErasureStore {
  /** Begins an erasure: texts written from sources that were read before are not stored. Call it first. */
  changeSources(): Promise<void>;
  /** At most `most` and one more. */
  notesOf(personId: Uuid, most: number): Promise<ErasedNote[]>;
  /** Values of their custom fields. */
  valuesOf(personId: Uuid): Promise<string[]>;
  /** Other documents that hold one of the words, in their text, addresses, earlier versions or history. */
  documentsNaming(words: readonly string[], except: readonly Uuid[], erase: Eraser): Promise<Uuid[]>;
  /** Deletes the highlights of speakers of a note. */
  removeQuotes(noteId: Uuid, speakers: readonly string[]): Promise<SearchRef[]>;
  /** Erases words in titles, imported columns, values of fields and highlights of these notes; returns the number of places. */
  eraseInNotes(noteIds: readonly Uuid[], erase: Eraser): Promise<number>;
  /** Removes the sentences of generated texts that cite these notes or insights. */
  forgetAiTexts(documentIds: readonly Uuid[]): Promise<void>;
  /** Deletes translations and transcribed pieces of these notes, which hold their words. */
  forgetTranscripts(noteIds: readonly Uuid[]): Promise<void>;
  /** Sentences of generated texts that cite these notes, with their quotes from them. Ask before forgetting them. */
  sentencesFrom(noteIds: readonly Uuid[]): Promise<CitingSentence[]>;
  /**
   * Documents whose text, or deleted history outside notes, holds copies. Reads all of the workspace in batches.
   */
  documentsHolding(holds: (text: string) => boolean): Promise<Uuid[]>;
  /** Deletes open and decided suggestions of these notes, and those that hold one of the words. */
  forgetSuggestions(noteIds: readonly Uuid[], words: readonly string[], erase: Eraser): Promise<void>;
  /** Erases words in all rows that hold texts besides documents, such as titles, published versions and generated texts. */
  eraseInRows(words: readonly string[], erase: Eraser): Promise<ErasedRows>;
  /** The same for copies, which only the eraser knows. Reads all of the workspace in batches. */
  eraseCopiesInRows(erase: Eraser): Promise<ErasedRows>;
  /** Forgets the uploads from which these notes were imported; returns their ids. Their bytes are deleted by the caller. */
  forgetUploads(noteIds: readonly Uuid[], now: Date): Promise<Uuid[]>;
  /** Deletes undo entries that hold the person or one of the words. */
  forgetUndo(personId: Uuid, words: readonly string[], erase: Eraser): Promise<number>;
  /** Deletes undo entries and suggestions that hold copies; returns how many undo entries. */
  forgetHolding(holds: (text: string) => boolean): Promise<number>;
  /** Deletes the person with links and values of fields, and takes them out of fields of type person; returns how many values. */
  removePerson(personId: Uuid): Promise<number>;
  keep(receipt: ErasureReceipt): Promise<void>;
}
