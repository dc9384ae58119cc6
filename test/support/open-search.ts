import type { SearchEngine } from '@evident/application/search/search-engine';
import { connect } from '../../adapters/postgres/connection.ts';
import { PostgresReads } from '../../adapters/postgres/reads.ts';
import { noteChanges } from '../../adapters/postgres/search/note-changes.ts';
import { PostgresSearchCopies } from '../../adapters/postgres/search/postgres-search-copies.ts';
import { PostgresSearchCopy } from '../../adapters/postgres/search/postgres-search-copy.ts';
import { PostgresSearchIndex } from '../../adapters/postgres/search/postgres-search-index.ts';
import { PostgresSearchReader } from '../../adapters/postgres/unscoped/postgres-search-reader.ts';
import { PostgresWordReader } from '../../adapters/postgres/unscoped/postgres-word-reader.ts';
import { PostgresSearchSource } from '../../adapters/postgres/search/postgres-search-source.ts';
import { PostgresSearchUpkeep } from '../../adapters/postgres/search/postgres-search-upkeep.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { openDatabase } from './database.ts';
import { KnownPeople } from './known-people.ts';

/** Search in PostgreSQL on its own database, with or without a second engine. */
export async function openSearch(engine: SearchEngine | null = null) {
  const database = await openDatabase();
  const source = await connect(database.url, []);
  const reads = new PostgresReads(source);
  const analysis = new SnowballTextAnalysis();
  return {
    database,
    source,
    reads,
    analysis,
    people: new KnownPeople(database),
    reader: new PostgresSearchReader(reads, engine),
    words: new PostgresWordReader(reads),
    work: new PostgresUnitOfWork(source, (session) => ({
      searchIndex: new PostgresSearchIndex(session, analysis, undefined, undefined, engine ? noteChanges : undefined),
      searchCopy: new PostgresSearchCopy(session),
      searchSource: new PostgresSearchSource(session),
      searchUpkeep: new PostgresSearchUpkeep(session),
    })),
    copies: new PostgresSearchCopies(source),
    async close() {
      await engine?.close();
      await source.destroy();
      await database.close();
    },
  };
}
export type OpenSearch = Awaited<ReturnType<typeof openSearch>>;
