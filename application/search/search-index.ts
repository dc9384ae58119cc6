import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';

/** A thing that search finds. */
export interface SearchRef {
  readonly type: SearchedType;
  readonly id: Uuid;
}

/** What search knows of a thing. */
export interface SearchDocument extends SearchRef {
  /** The project, or for a folder the folder, whose grants say who may find it. */
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
  /** Counts all frequencies anew from what is kept. */
  recount(): Promise<void>;
  /** Brings the many small entries of the frequencies together; changes no answer. */
  fold(): Promise<void>;
}
