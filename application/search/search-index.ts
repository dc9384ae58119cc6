import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';

/** A thing that search finds. */
export interface SearchRef {
  readonly type: SearchedType;
  readonly id: Uuid;
}

/** What search knows of a thing. */
export interface SearchDocument extends SearchRef {
  /** The project, or for a folder the folder, whose grants say who may find it; the workspace for a person. */
  readonly scopeId: Uuid;
  /** The note of a highlight, the group of a tag. */
  readonly parentId: Uuid | null;
  readonly title: string;
  /** Plain text; places are its code points. */
  readonly text: string;
  /** What it is also found by, such as the names of speakers; never shown. */
  readonly keywords: readonly string[];
  /** What is known of its language, as a BCP 47 tag. */
  readonly language: string | null;
  readonly createdAt: Date;
}

/** The index of one team, inside a unit of work. Found by everybody who may, as soon as the unit of work is done. */
export interface SearchIndex {
  /** Adds documents, or replaces what is kept of them; made for one as for thousands. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  /** Adds documents that were made in this unit of work, so that none of them is kept yet: nothing is looked up before. */
  add(documents: readonly SearchDocument[]): Promise<void>;
  /** Unknown ones are no error. */
  remove(refs: readonly SearchRef[]): Promise<void>;
  /** What is kept, in the order of ids, behind `after`. */
  refs(type: SearchedType, after: Uuid | null, limit: number): Promise<SearchRef[]>;
  /** Sorts words into the index that wait in its list, for at most so many milliseconds. Resolves to false when some still wait; those sorted stay sorted. */
  sortWords(ms: number): Promise<boolean>;
  /** Merges the entries of about `lines` frequencies, in the order of terms, after this one; changes no answer. Resolves to the last term, or null at the end. */
  foldTerms(after: string, lines: number): Promise<string | null>;
  /** Merges the entries of the volumes; changes no answer. */
  foldVolumes(): Promise<void>;
  /** Projects and folders that have something in the index or in the frequencies. */
  scopes(): Promise<Uuid[]>;
  /** Recounts all frequencies of a project or folder from what is in the index. */
  recount(scopeId: Uuid): Promise<void>;
}
