import type { TextAnalysis } from '@evident/application/search/text-analysis';
import type { Session } from '../session.ts';
import { PostgresSearchIndex } from './postgres-search-index.ts';
import { PostgresSearchSource } from './postgres-search-source.ts';
import { PostgresSearchUpkeep } from './postgres-search-upkeep.ts';
import type { Revise } from './write-revision.ts';

export const searchStores = (analysis: TextAnalysis, revise?: Revise) => ({
  searchIndex: (session: Session) => new PostgresSearchIndex(session, analysis, revise),
  searchSource: (session: Session) => new PostgresSearchSource(session),
  searchUpkeep: (session: Session) => new PostgresSearchUpkeep(session),
});
