import type { TextAnalysis } from '@evident/application/search/text-analysis';
import type { Session } from '../session.ts';
import { noteChanges } from './note-changes.ts';
import { PostgresSearchCopy } from './postgres-search-copy.ts';
import { PostgresSearchIndex } from './postgres-search-index.ts';
import { PostgresSearchSource } from './postgres-search-source.ts';
import { PostgresSearchUpkeep } from './postgres-search-upkeep.ts';
import type { Revise } from './write-revision.ts';

/** Ports and settings of the search index. */
export interface SearchSetup {
  readonly analysis: TextAnalysis;
  /** Analyzes large documents outside of this thread. */
  readonly revise?: Revise;
  /** Whether a second engine follows the changes. */
  readonly followed?: boolean;
}

export const searchStores = ({ analysis, revise, followed = false }: SearchSetup) => ({
  searchIndex: (session: Session) =>
    new PostgresSearchIndex(session, analysis, revise, undefined, followed ? noteChanges : undefined),
  searchCopy: (session: Session) => new PostgresSearchCopy(session),
  searchSource: (session: Session) => new PostgresSearchSource(session),
  searchUpkeep: (session: Session) => new PostgresSearchUpkeep(session),
});
