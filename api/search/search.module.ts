import type { DataSource } from '@evident/adapters/postgres/connection';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresGlossaryReader } from '@evident/adapters/postgres/glossary/postgres-glossary-reader';
import { PostgresHighlightReader } from '@evident/adapters/postgres/highlights/postgres-highlight-reader';
import { PostgresInsightReader } from '@evident/adapters/postgres/insights/postgres-insight-reader';
import { PostgresNoteReader } from '@evident/adapters/postgres/notes/postgres-note-reader';
import { PostgresSearchCopies } from '@evident/adapters/postgres/search/postgres-search-copies';
import { PostgresSearchRebuilds } from '@evident/adapters/postgres/search/postgres-search-rebuilds';
import { PostgresSearchCopyReader } from '@evident/adapters/postgres/unscoped/postgres-search-copy-reader';
import { PostgresPassageReader } from '@evident/adapters/postgres/unscoped/postgres-passage-reader';
import { PostgresNamesInSight } from '@evident/adapters/postgres/search/postgres-names-in-sight';
import { PostgresWordReader } from '@evident/adapters/postgres/unscoped/postgres-word-reader';
import { PostgresSearchReader } from '@evident/adapters/postgres/unscoped/postgres-search-reader';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import { TypedTerms } from '@evident/application/search/typed-terms';
import type { Clock } from '@evident/application/kernel/clock';
import { type FindPassages, findPassages } from '@evident/application/conversations/find-passages';
import type { PassageReader } from '@evident/application/conversations/passage-reader';
import type { GlossaryNames } from '@evident/application/glossary/find-names';
import type { Handler } from '@evident/application/kernel/message';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { CheckSearch, CheckSearchHandler } from '@evident/application/search/check-search';
import { CopySearch, CopySearchHandler } from '@evident/application/search/copy-search';
import { FoldSearch, FoldSearchHandler } from '@evident/application/search/fold-search';
import type { Embedders } from '@evident/application/search/embedder';
import { QueryMeanings } from '@evident/application/search/query-meanings';
import { PostgresVectorModels } from '@evident/adapters/postgres/unscoped/postgres-vector-models';
import { type VectorsAtHand, vectorThread } from '@evident/adapters/postgres/search/vectors/vector-threads';
import { EmbedSearch, EmbedSearchHandler } from '@evident/application/search/embed-search';
import { TendVectors, TendVectorsHandler, type TeamVectors } from '@evident/application/search/tend-vectors';
import { PostgresTeamVectors } from '@evident/adapters/postgres/search/vectors/postgres-team-vectors';
import {
  INDEX_DATA_POINTS,
  IndexDataPoints,
  IndexDataPointsHandler,
  indexJob,
} from '@evident/application/search/index-data-points';
import { RebuildSearch, RebuildSearchHandler } from '@evident/application/search/rebuild-search';
import { RenewSearch, RenewSearchHandler } from '@evident/application/search/renew-search';
import { RequestSearchCheck, RequestSearchCheckHandler } from '@evident/application/search/request-search-check';
import type { SearchCopies } from '@evident/application/search/search-copy';
import type { SearchEngine } from '@evident/application/search/search-engine';
import { Search, SearchHandler } from '@evident/application/search/search';
import {
  ReadSearchStatus,
  ReadSearchStatusHandler,
  type SearchCopyReader,
} from '@evident/application/search/read-search-status';
import type { TextAnalysis } from '@evident/application/search/text-analysis';
import { type FormsInSight, formsInSight } from '@evident/application/search/word-forms';
import { ListSimilar, ListSimilarHandler, type SubjectReader } from '@evident/application/search/list-similar';
import type { SearchReader } from '@evident/application/search/search-reader';
import { TendEngine, TendEngineHandler } from '@evident/application/search/tend-engine';
import {
  REBUILDS_TIME,
  type SearchRebuilds,
  TEND_REBUILDS,
  TendRebuilds,
  TendRebuildsHandler,
} from '@evident/application/search/tend-rebuilds';
import { UpdateSearch, UpdateSearchHandler } from '@evident/application/search/update-search';
import { WhenContentChanged } from '@evident/application/search/when-content-changed';
import { Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, LIST_FILTERS, READS, TEXT_ANALYSIS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { EMBEDDERS, ENGINE, JOBS, TEXTS } from '../services/services.module.ts';
import { asks, repeats } from '../kernel/consumes.ts';
import {
  CHECK_ENGINE,
  CHECK_SEARCH,
  CHECKING_TIME,
  COPY_SEARCH,
  TEND_ENGINE,
  TENDING_TIME,
} from '@evident/application/search/engine-jobs';
import { REBUILD_SEARCH } from '@evident/application/search/renew-search';
import { FOLD_SEARCH } from '@evident/application/search/when-content-changed';
import { EMBED_SEARCH, TEND_VECTORS } from '@evident/application/search/vector-jobs';
import type { Uuid } from '@evident/domain/kernel';

import { SEARCH_OPERATIONS } from './search.operations.ts';
import { SIMILAR_OPERATIONS } from './similar.operations.ts';
/** Finds the passages that may answer a question, in the sight of a member. */
export const FIND_PASSAGES = port<FindPassages>('FindPassages');
export const PASSAGES = port<PassageReader>('PassageReader');
/** The forms of words that texts in sight have. */
export const FORMS = port<FormsInSight>('FormsInSight');
export const GLOSSARY_NAMES = port<GlossaryNames>('GlossaryNames');

const READER = port<SearchReader>('SearchReader');
const COPY_READER = port<SearchCopyReader>('SearchCopyReader');
const COPIES = port<SearchCopies>('SearchCopies');
const VECTORS = port<VectorsAtHand>('VectorsAtHand');
const VECTOR_MODELS = port<PostgresVectorModels>('VectorModels');
const TERMS = port<TypedTerms>('TypedTerms');
const MEANINGS = port<QueryMeanings>('QueryMeanings');
const TEAM_VECTORS = port<TeamVectors>('TeamVectors');
const REBUILDS = port<SearchRebuilds>('SearchRebuilds');
const NOTES = port<SubjectReader>('NoteReader');
const INSIGHTS = port<SubjectReader>('InsightReader');
const UPDATE = port<Handler<UpdateSearch>>('UpdateSearch');

/** An object of its own, since Nest would register an instance of the class as a second handler. */
function answering(work: UnitOfWork<Stores>): Handler<UpdateSearch> {
  const handler = new UpdateSearchHandler(work);
  return { execute: (message) => handler.execute(message) };
}

/** Options of the job that continues the work on a workspace. */
const continues = ({ teamId }: { readonly teamId: Uuid }) => ({ key: `${teamId} continues` });

@Injectable()
class CloseVectors implements OnApplicationShutdown {
  constructor(@Inject(VECTORS.token) private readonly vectors: VectorsAtHand) {}

  async onApplicationShutdown(): Promise<void> {
    await this.vectors.close();
  }
}

@Module({
  controllers: [controllerFor('Search', SEARCH_OPERATIONS), controllerFor('Search', SIMILAR_OPERATIONS)],
  providers: [
    provide(GLOSSARY_NAMES, (reads: PostgresReads) => new PostgresGlossaryReader(reads), [READS]),
    provide(VECTORS, () => vectorThread(), []),
    provide(
      READER,
      (reads: PostgresReads, engine: SearchEngine | null, vectors: VectorsAtHand) =>
        new PostgresSearchReader(reads, engine, vectors),
      [READS, ENGINE, VECTORS],
    ),
    provide(VECTOR_MODELS, (reads: PostgresReads) => new PostgresVectorModels(reads), [READS]),
    provide(
      MEANINGS,
      (models: PostgresVectorModels, embedders: Embedders | null) => new QueryMeanings(models, embedders),
      [VECTOR_MODELS, EMBEDDERS],
    ),
    provide(NOTES, (reads: PostgresReads) => new PostgresNoteReader(reads), [READS]),
    provide(INSIGHTS, (reads: PostgresReads) => new PostgresInsightReader(reads, new PostgresHighlightReader(reads)), [
      READS,
    ]),
    handle(ListSimilar, ListSimilarHandler, [NOTES, INSIGHTS, READER, TEXT_ANALYSIS, MEANINGS]),
    CloseVectors,
    provide(
      FIND_PASSAGES,
      (passages: PassageReader, analysis: TextAnalysis, meanings: QueryMeanings, glossary: GlossaryNames) =>
        findPassages(passages, analysis, meanings, glossary),
      [PASSAGES, TEXT_ANALYSIS, MEANINGS, GLOSSARY_NAMES],
    ),
    provide(
      PASSAGES,
      (reads: PostgresReads, engine: SearchEngine | null, vectors: VectorsAtHand) =>
        new PostgresPassageReader(reads, engine, vectors),
      [READS, ENGINE, VECTORS],
    ),
    provide(
      FORMS,
      (reads: PostgresReads, analysis: TextAnalysis) => formsInSight(new PostgresWordReader(reads), analysis),
      [READS, TEXT_ANALYSIS],
    ),
    provide(COPIES, (source: DataSource) => new PostgresSearchCopies(source), [DATA_SOURCE]),
    provide(UPDATE, answering, [WORK]),
    react(WhenContentChanged, [UPDATE, JOBS, CLOCK, ENGINE, EMBEDDERS]),
    provide(TERMS, (reads: PostgresReads, clock: Clock) => new TypedTerms(new PostgresNamesInSight(reads), clock), [
      READS,
      CLOCK,
    ]),
    handle(Search, SearchHandler, [READER, TEXT_ANALYSIS, LIST_FILTERS, MEANINGS, TERMS, GLOSSARY_NAMES]),
    handle(UpdateSearch, UpdateSearchHandler, [WORK]),
    handle(FoldSearch, FoldSearchHandler, [WORK]),
    handle(IndexDataPoints, IndexDataPointsHandler, [WORK, JOBS, CLOCK, ENGINE]),
    handle(RebuildSearch, RebuildSearchHandler, [WORK]),
    handle(CopySearch, CopySearchHandler, [WORK, ENGINE, JOBS]),
    handle(CheckSearch, CheckSearchHandler, [WORK, ENGINE, JOBS]),
    handle(TendEngine, TendEngineHandler, [ENGINE, COPIES, JOBS]),
    provide(COPY_READER, (reads: PostgresReads) => new PostgresSearchCopyReader(reads), [READS]),
    handle(ReadSearchStatus, ReadSearchStatusHandler, [ENGINE, COPY_READER, CLOCK, VECTOR_MODELS, EMBEDDERS]),
    handle(RequestSearchCheck, RequestSearchCheckHandler, [JOBS]),
    handle(RenewSearch, RenewSearchHandler, [JOBS]),
    provide(TEAM_VECTORS, (source: DataSource) => new PostgresTeamVectors(source), [DATA_SOURCE]),
    handle(EmbedSearch, EmbedSearchHandler, [WORK, EMBEDDERS, TEXTS]),
    handle(TendVectors, TendVectorsHandler, [EMBEDDERS, TEAM_VECTORS, JOBS]),
    provide(REBUILDS, (source: DataSource) => new PostgresSearchRebuilds(source), [DATA_SOURCE]),
    handle(TendRebuilds, TendRebuildsHandler, [REBUILDS, JOBS]),
    enqueues('data-points:changed', INDEX_DATA_POINTS, indexJob),
    asks(INDEX_DATA_POINTS, ({ payload: { teamId }, stopping }) => new IndexDataPoints(teamId, stopping), {
      continues,
    }),
    asks(FOLD_SEARCH, ({ payload: { teamId }, stopping }) => new FoldSearch(teamId, stopping), { continues }),
    asks(REBUILD_SEARCH, ({ payload: { teamId }, stopping }) => new RebuildSearch(teamId, stopping), { continues }),
    asks(COPY_SEARCH, ({ payload: { teamId }, stopping }) => new CopySearch(teamId, stopping), {
      continues,
      atOnce: 2,
    }),
    asks(CHECK_SEARCH, ({ payload: { teamId }, stopping }) => new CheckSearch(teamId, stopping), { continues }),
    asks(EMBED_SEARCH, ({ payload: { teamId }, stopping }) => new EmbedSearch(teamId, stopping), { continues }),
    repeats(TEND_REBUILDS, REBUILDS_TIME, () => new TendRebuilds(), { atStart: true }),
    repeats(TEND_ENGINE, TENDING_TIME, () => new TendEngine(), { whenThere: ENGINE, atStart: true }),
    repeats(CHECK_ENGINE, CHECKING_TIME, () => new TendEngine(true), { whenThere: ENGINE }),
    repeats(TEND_VECTORS, TENDING_TIME, () => new TendVectors(), { whenThere: EMBEDDERS, atStart: true }),
  ],
  exports: [FIND_PASSAGES.token, PASSAGES.token, FORMS.token, GLOSSARY_NAMES.token],
})
export class SearchModule {}
