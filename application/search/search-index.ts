import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';

export interface SearchRef {
  readonly type: SearchedType;
  readonly id: Uuid;
}

/** The indexed content of an object. */
export interface SearchDocument extends SearchRef {
  /** The project, or for a folder the folder, whose grants say who may find it; the workspace for a person; the channel for all that is in it. */
  readonly scopeId: Uuid;
  /** The note of a highlight, the group of a tag, the channel of a theme or data point. */
  readonly parentId: Uuid | null;
  readonly title: string;
  /** Plain text. Positions are code points. */
  readonly text: string;
  /** Additional search terms, such as speaker names; never displayed. */
  readonly keywords: readonly string[];
  /** Declared or detected language, as a BCP 47 tag. */
  readonly language: string | null;
  /** Language of texts around it, for a text whose words do not tell its own. Not compared: it alone changes nothing. */
  readonly otherwise?: string | null;
  readonly createdAt: Date;
}

/** The search index of one team, inside a unit of work. Changes are visible to searches after commit. */
export interface SearchIndex {
  /** Adds or replaces documents; efficient for one and for thousands. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  /** Adds documents created in this unit of work. Skips the lookup of existing entries. */
  add(documents: readonly SearchDocument[]): Promise<void>;
  /** Ignores unknown ones. */
  remove(refs: readonly SearchRef[]): Promise<void>;
  /** Index entries in id order, after `after`. */
  refs(type: SearchedType, after: Uuid | null, limit: number): Promise<SearchRef[]>;
  /**
   * Moves pending words into the index for at most this many milliseconds. Resolves to false if some are left; finished
   * ones stay.
   */
  sortWords(ms: number): Promise<boolean>;
  /**
   * Merges about `lines` term frequencies, in term order, after this term. Does not affect results. Resolves to the
   * last term, or null at the end.
   */
  foldTerms(after: string, lines: number): Promise<string | null>;
  /** Merges the volume entries. Does not affect results. */
  foldVolumes(): Promise<void>;
  /** Projects and folders with index entries or frequencies. */
  scopes(): Promise<Uuid[]>;
  /** Recounts all frequencies of a project or folder from the index. */
  recount(scopeId: Uuid): Promise<void>;
}
