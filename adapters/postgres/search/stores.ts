import type { TextAnalysis } from '@evident/application/search/text-analysis';
import type { Session } from '../session.ts';
import { noteAll, type NoteChanges, noteChanges, noteVectorChanges } from './note-changes.ts';
import { PostgresSearchCopy } from './postgres-search-copy.ts';
import { PostgresSearchIndex } from './postgres-search-index.ts';
import { PostgresSearchSource } from './postgres-search-source.ts';
import { PostgresSearchUpkeep } from './postgres-search-upkeep.ts';
import { PostgresUnsearchedPoints } from './postgres-unsearched-points.ts';
import { PostgresVectorStore } from './vectors/postgres-vector-store.ts';
import type { Revise } from './write-revision.ts';

/** Ports and settings of the search index. */
export interface SearchSetup {
  readonly analysis: TextAnalysis;
  /** Analyzes large documents outside of this thread. */
  readonly revise?: Revise;
  /** Whether a second engine follows the changes. */
  readonly followed?: boolean;
  /** Whether passages get vectors. */
  readonly embedded?: boolean;
}

export const searchStores = ({ analysis, revise, followed = false, embedded = false }: SearchSetup) => ({
  searchIndex: (session: Session) =>
    new PostgresSearchIndex(session, analysis, revise, undefined, notesFor(followed, embedded)),
  searchVectors: (session: Session) => new PostgresVectorStore(session),
  searchCopy: (session: Session) => new PostgresSearchCopy(session),
  unsearchedPoints: (session: Session) => new PostgresUnsearchedPoints(session),
  searchSource: (session: Session) => new PostgresSearchSource(session),
  searchUpkeep: (session: Session) => new PostgresSearchUpkeep(session),
});

const notesFor = (isFollowed: boolean, isEmbedded: boolean): NoteChanges =>
  noteAll([...(isFollowed ? [noteChanges] : []), ...(isEmbedded ? [noteVectorChanges] : [])]);
