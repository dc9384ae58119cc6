import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresSummaryReader } from '@evident/adapters/postgres/summaries/postgres-summary-reader';
import { PostgresSummarySources } from '@evident/adapters/postgres/summaries/postgres-summary-sources';
import type { AiTextReader } from '@evident/application/ai/ai-text-reader';
import type { EvidenceWriter } from '@evident/application/ai/evidence-writer';
import type { DocumentWorkers } from '@evident/application/content/document-workers';
import type { LiveRooms } from '@evident/application/content/live-rooms';
import type { Understanding } from '@evident/application/extraction/read-sentences';
import type { ListFilters } from '@evident/application/filters/list-filters';
import type { HighlightReader } from '@evident/application/highlights/highlight-reader';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import {
  CreateSummary,
  CreateSummaryHandler,
  type SummarizingPorts,
} from '@evident/application/summaries/create-summary';
import {
  ChangeSummarySettings,
  ChangeSummarySettingsHandler,
} from '@evident/application/summaries/change-summary-settings';
import { DeleteSummary, DeleteSummaryHandler } from '@evident/application/summaries/delete-summary';
import { EditSummary, EditSummaryHandler } from '@evident/application/summaries/edit-summary';
import { findHighlights } from '@evident/application/summaries/find-highlights';
import { GetSummary, GetSummaryHandler } from '@evident/application/summaries/get-summary';
import { GetSummarySettings, GetSummarySettingsHandler } from '@evident/application/summaries/get-summary-settings';
import { ListSummaries, ListSummariesHandler } from '@evident/application/summaries/list-summaries';
import { PreviewSummary, PreviewSummaryHandler } from '@evident/application/summaries/preview-summary';
import { SummarizeAutomatically } from '@evident/application/summaries/summarize-automatically';
import { RegenerateSummary, RegenerateSummaryHandler } from '@evident/application/summaries/regenerate-summary';
import { SUMMARIES, SummaryWorker } from '@evident/application/summaries/run-summary';
import type { SourcePorts } from '@evident/application/summaries/sources-of';
import type { ReadingPorts } from '@evident/application/summaries/summary-views';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { AI_TEXTS, EVIDENCE_WRITER } from '../ai/ai.module.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { HIGHLIGHTS, HighlightsModule } from '../highlights/highlights.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { autoFeature } from '../suggestions/auto-feature.ts';
import { UNDERSTANDING } from '../services/services.module.ts';
import { SummariesController } from './summaries.controller.ts';
import { consumes } from '../kernel/consumes.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { summaryJob } from '@evident/application/summaries/summary-job';
import { undoSummaryChanges } from '@evident/application/summaries/undo-summary-changes';

import { OBJECT_SUMMARIES_OPERATIONS } from './object-summaries.operations.ts';
import { PROJECT_SUMMARIES_OPERATIONS } from './project-summaries.operations.ts';
import { SUMMARIES_OPERATIONS } from './summaries.operations.ts';
const SOURCES = port<SourcePorts>('SummarySources');
const SUMMARIZING = port<SummarizingPorts>('SummarizingPorts');
const SUMMARY_WORKER = port<SummaryWorker>('SummaryWorker');
const READING = port<ReadingPorts>('SummaryReadingPorts');

/** Concurrent summaries per process, each of another workspace. */
const AT_ONCE = 2;

@Module({
  imports: [HighlightsModule],
  controllers: [
    controllerFor('Summaries', OBJECT_SUMMARIES_OPERATIONS),
    controllerFor('Summaries', PROJECT_SUMMARIES_OPERATIONS),
    SummariesController,
    controllerFor('Summaries', SUMMARIES_OPERATIONS),
  ],
  providers: [
    provide(
      SOURCES,
      (reads: PostgresReads, highlights: HighlightReader, filters: ListFilters): SourcePorts => ({
        texts: new PostgresSummarySources(reads),
        findHighlights: findHighlights(highlights, filters),
      }),
      [READS, HIGHLIGHTS, LIST_FILTERS],
    ),
    provide(
      SUMMARIZING,
      (
        sources: SourcePorts,
        writer: EvidenceWriter,
        workers: DocumentWorkers,
        rooms: LiveRooms,
        ids: Ids,
        clock: Clock,
      ) => ({ sources, writer, workers, rooms, ids, clock }),
      [SOURCES, EVIDENCE_WRITER, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK],
    ),
    provide(
      READING,
      (reads: PostgresReads, texts: AiTextReader, sources: SourcePorts, writer: EvidenceWriter) => ({
        summaries: new PostgresSummaryReader(reads),
        texts,
        sources,
        writer,
      }),
      [READS, AI_TEXTS, SOURCES, EVIDENCE_WRITER],
    ),
    provide(
      SUMMARY_WORKER,
      (
        work: UnitOfWork<Stores>,
        writer: EvidenceWriter,
        clock: Clock,
        sources: SourcePorts,
        understanding: Understanding,
      ) => new SummaryWorker({ work, writer, clock, sources, understanding }),
      [WORK, EVIDENCE_WRITER, CLOCK, SOURCES, UNDERSTANDING],
    ),
    consumes(SUMMARIES, SUMMARY_WORKER, { atOnce: AT_ONCE }),
    enqueues('summary:changed', SUMMARIES, summaryJob),
    handle(CreateSummary, CreateSummaryHandler, [WORK, SUMMARIZING]),
    handle(PreviewSummary, PreviewSummaryHandler, [READING, EVIDENCE_WRITER, UNDERSTANDING]),
    autoFeature(SummarizeAutomatically, [WORK, SUMMARIZING]),
    handle(ListSummaries, ListSummariesHandler, [READING]),
    handle(GetSummary, GetSummaryHandler, [READING]),
    handle(GetSummarySettings, GetSummarySettingsHandler, [READING]),
    handle(ChangeSummarySettings, ChangeSummarySettingsHandler, [WORK]),
    handle(RegenerateSummary, RegenerateSummaryHandler, [WORK, SUMMARIZING]),
    handle(EditSummary, EditSummaryHandler, [WORK, IDS, CLOCK]),
    handle(DeleteSummary, DeleteSummaryHandler, [WORK]),
    undoes(undoSummaryChanges, []),
  ],
})
export class SummariesModule {}
