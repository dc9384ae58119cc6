import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';
import type { SearchDocument, SearchRef } from './search-index.ts';

/** The records that search is made from, inside a unit of work. */
export interface SearchSource {
  /** What is there now of these things. What is gone or archived is left out, and the highlights of an archived note with it. Until the unit of work ends, others who read the same thing here wait. */
  read(refs: readonly SearchRef[]): Promise<SearchDocument[]>;
  /** What there is, in the order of ids, behind `after`. */
  refs(type: SearchedType, after: Uuid | null, limit: number): Promise<SearchRef[]>;
  /** The highlights that stand in a note, and those that were found in it until now. */
  highlightsOf(noteId: Uuid): Promise<SearchRef[]>;
}
