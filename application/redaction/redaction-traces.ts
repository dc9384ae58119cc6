import type { RichNode } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { CopyEraser } from '@evident/domain/redaction';
import type { CitingSentence } from '../ai/index.ts';
import type { LinkedPerson, RowPatch } from './redaction-store.ts';

export interface KeptPublication {
  readonly id: Uuid;
  readonly insightId: Uuid;
  readonly projectId: Uuid;
  readonly content: RichNode;
}

export interface KeptVersion {
  readonly id: Uuid;
  readonly documentId: Uuid;
  readonly ofNote: boolean;
}

export interface NamingNote {
  readonly noteId: Uuid;
  readonly title: string;
  readonly content: RichNode;
  readonly text: string;
  readonly speakers: Readonly<Record<string, string>>;
}

export interface ErasedPages {
  readonly patches: readonly RowPatch[];
  readonly fileIds: readonly Uuid[];
  readonly noteIds: readonly Uuid[];
}

/**
 * Everything outside the text of a note that may hold words of it, inside a unit of work. `words` are the words of each
 * removed passage. Sees rows in the trash too, once they are shown.
 */
export interface RedactionTraces {
  /** Begins a redaction: texts written from sources that were read before are not stored. Call it first. */
  changeSources(): Promise<void>;
  /** Shows rows in the trash until the unit of work ends. */
  showTrash(): Promise<void>;
  /** Other documents whose text may contain a copy. */
  documentsWith(words: readonly (readonly string[])[], except: Uuid): Promise<Uuid[]>;
  /** Notes of a project that may contain words in their text or the names of their speakers; at most 500. */
  notesNaming(projectId: Uuid, words: readonly (readonly string[])[]): Promise<NamingNote[]>;
  /** Sentences of generated texts that cite the note. Ask before they are removed. */
  sentencesFrom(noteId: Uuid): Promise<CitingSentence[]>;
  /** Names of speakers of other notes that may contain words. */
  speakersNamed(words: readonly (readonly string[])[], except: Uuid): Promise<string[]>;
  /** Takes people off a speaker; returns them. */
  unlinkSpeaker(noteId: Uuid, speakerId: string): Promise<LinkedPerson[]>;
  /** Links people to a speaker again, unless someone else is linked or they are gone. */
  linkSpeaker(noteId: Uuid, speakerId: string, people: readonly LinkedPerson[]): Promise<void>;
  /** Earlier versions of texts that may contain a copy, and all of the note. */
  versionsWith(words: readonly (readonly string[])[], noteId: Uuid): Promise<KeptVersion[]>;
  publicationsWith(words: readonly (readonly string[])[]): Promise<KeptPublication[]>;
  publication(publicationId: Uuid): Promise<RichNode | null>;
  savePublication(publicationId: Uuid, content: RichNode, text: string): Promise<void>;
  /**
   * Erases in title, imported columns, values of fields, survey questions and lost highlights of a note. Removes the
   * sentences of generated texts that cite it, for good.
   */
  eraseInNote(noteId: Uuid, erase: CopyEraser): Promise<RowPatch[]>;
  /** Erases copies in titles of insights and projects, and in quotes of other notes. */
  eraseElsewhere(words: readonly (readonly string[])[], erase: CopyEraser): Promise<RowPatch[]>;
  /**
   * Erases copies in the pages of documents: those of the note, and others. Returns also the files, which still hold the
   * words, and their notes.
   */
  erasePages(
    noteId: Uuid,
    words: readonly (readonly string[])[],
    inNote: CopyEraser,
    elsewhere: CopyEraser,
  ): Promise<ErasedPages>;
  /** Reverts patches whose values are unchanged since; returns how many. */
  revert(patches: readonly RowPatch[]): Promise<number>;
  /**
   * Deletes undo entries that hold the words and concern the note or no project, or that hold copies. Deletes
   * translations of the note and what was heard of the words. Erases them in kept responses and in reports of failed
   * imports.
   */
  forget(noteId: Uuid, words: readonly (readonly string[])[], erase: CopyEraser, copies: CopyEraser): Promise<void>;
  /** Documents whose stored history still holds one of these texts. */
  historiesWith(texts: readonly string[], projectId: Uuid): Promise<Uuid[]>;
  /** Uploads from which the note and its transcripts were made. */
  sourcesOf(noteId: Uuid): Promise<Uuid[]>;
  /** Forgets the uploads that a redaction withholds; returns their ids. Their bytes are deleted by the caller. */
  forgetSources(redactionId: Uuid, now: Date): Promise<Uuid[]>;
}
