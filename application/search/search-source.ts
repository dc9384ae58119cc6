import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';
import type { SearchDocument, SearchRef } from './search-index.ts';

/** The source records of the search index, inside a unit of work. */
export interface SearchSource {
  /**
   * Reads the current content of these objects. Skips deleted and archived ones, and highlights of archived notes.
   * Locks them against concurrent reads here until the unit of work ends.
   */
  read(refs: readonly SearchRef[]): Promise<SearchDocument[]>;
  /** Existing objects in id order, after `after`. */
  refs(type: SearchedType, after: Uuid | null, limit: number): Promise<SearchRef[]>;
  /** The highlights in a note, and those indexed for it before. */
  highlightsOf(noteId: Uuid): Promise<SearchRef[]>;
  /** The themes of a channel, also those that ended. */
  themesOf(channelId: Uuid): Promise<SearchRef[]>;
}
