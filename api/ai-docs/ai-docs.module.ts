import type { Stores } from '@evident/adapters/postgres/composition/stores';
import { PostgresAiDocReader } from '@evident/adapters/postgres/ai-docs/postgres-ai-doc-reader';
import { PostgresNoteReader } from '@evident/adapters/postgres/notes/postgres-note-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresSummarySources } from '@evident/adapters/postgres/summaries/postgres-summary-sources';
import { undoFilledDocument } from '@evident/application/ai-docs/undo-filled-document';
import type { EvidenceWriter } from '@evident/application/ai/evidence-writer';
import type { AiDocReader } from '@evident/application/ai-docs/ai-doc-reader';
import { CreateAiDoc, CreateAiDocHandler } from '@evident/application/ai-docs/create-ai-doc';
import type { DocSourcePorts } from '@evident/application/ai-docs/doc-sources';
import type { FillingTools } from '@evident/application/ai-docs/fill-document';
import { findNotes } from '@evident/application/ai-docs/find-notes';
import {
  GetAiDoc,
  GetAiDocHandler,
  ListAiDocs,
  ListAiDocsHandler,
  PreviewAiDoc,
  PreviewAiDocHandler,
  ReadAiDoc,
  ReadAiDocHandler,
} from '@evident/application/ai-docs/queries';
import { ReplaceAiDoc, ReplaceAiDocHandler } from '@evident/application/ai-docs/replace-ai-doc';
import { RewriteAiDoc, RewriteAiDocHandler } from '@evident/application/ai-docs/rewrite-ai-doc';
import { AiDocWorker, WRITE_DOC } from '@evident/application/ai-docs/run-ai-doc';
import { UpdateAiDoc, UpdateAiDocHandler } from '@evident/application/ai-docs/update-ai-doc';
import type { LiveRooms } from '@evident/application/content/live-rooms';
import type { Understanding } from '@evident/application/extraction/read-sentences';
import type { ListFilters } from '@evident/application/filters/list-filters';
import type { HighlightReader } from '@evident/application/highlights/highlight-reader';
import type { Clock } from '@evident/application/kernel/clock';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { findHighlights } from '@evident/application/summaries/find-highlights';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { AI_TEXTS, EVIDENCE_WRITER } from '../ai/ai.module.ts';
import { CURRENT_DOCUMENTS, DOCUMENT_CODEC } from '../content/content.module.ts';
import { HIGHLIGHTS, HighlightsModule } from '../highlights/highlights.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { UNDERSTANDING } from '../services/services.module.ts';
import { AiDocContentController } from './ai-doc-content.controller.ts';
import { AiDocsController } from './ai-docs.controller.ts';
import { consumes } from '../kernel/consumes.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { docJob } from '@evident/application/ai-docs/doc-job';

import { AI_DOCS_OPERATIONS } from './ai-docs.operations.ts';
const DOCS = port<AiDocReader>('AiDocReader');
const WORKER = port<AiDocWorker>('AiDocWorker');
const FILLING = port<FillingTools>('FillingTools');
export const DOC_SOURCES = port<DocSourcePorts>('DocSourcePorts');

@Module({
  imports: [HighlightsModule],
  controllers: [AiDocsController, controllerFor('AI docs', AI_DOCS_OPERATIONS), AiDocContentController],
  providers: [
    provide(DOCS, (reads: PostgresReads) => new PostgresAiDocReader(reads), [READS]),
    provide(
      DOC_SOURCES,
      (
        reads: PostgresReads,
        highlights: HighlightReader,
        filters: ListFilters,
        work: UnitOfWork<Stores>,
      ): DocSourcePorts => ({
        texts: new PostgresSummarySources(reads),
        findHighlights: findHighlights(highlights, filters),
        findNotes: findNotes(new PostgresNoteReader(reads), filters),
        work,
      }),
      [READS, HIGHLIGHTS, LIST_FILTERS, WORK],
    ),
    provide(FILLING, (workers, clock): FillingTools => ({ workers, clock }), [DOCUMENT_CODEC, CLOCK]),
    provide(
      WORKER,
      (
        work: UnitOfWork<Stores>,
        writer: EvidenceWriter,
        clock: Clock,
        sources: DocSourcePorts,
        understanding: Understanding,
        rooms: LiveRooms,
        filling: FillingTools,
      ) => new AiDocWorker({ work, writer, clock, sources, understanding, rooms, filling }),
      [WORK, EVIDENCE_WRITER, CLOCK, DOC_SOURCES, UNDERSTANDING, LIVE_ROOMS, FILLING],
    ),
    consumes(WRITE_DOC, WORKER, { atOnce: 2 }),
    enqueues('ai-doc:requested', WRITE_DOC, docJob),
    handle(ListAiDocs, ListAiDocsHandler, [DOCS]),
    handle(GetAiDoc, GetAiDocHandler, [DOCS, AI_TEXTS, DOC_SOURCES]),
    handle(ReadAiDoc, ReadAiDocHandler, [DOCS, CURRENT_DOCUMENTS]),
    handle(PreviewAiDoc, PreviewAiDocHandler, [DOCS, DOC_SOURCES, UNDERSTANDING, EVIDENCE_WRITER]),
    handle(CreateAiDoc, CreateAiDocHandler, [WORK, EVIDENCE_WRITER, IDS, CLOCK]),
    handle(UpdateAiDoc, UpdateAiDocHandler, [WORK, CLOCK]),
    handle(RewriteAiDoc, RewriteAiDocHandler, [WORK, EVIDENCE_WRITER, IDS, CLOCK]),
    handle(ReplaceAiDoc, ReplaceAiDocHandler, [WORK, AI_TEXTS, LIVE_ROOMS, FILLING]),
    undoes(undoFilledDocument, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
  ],
  exports: [DOC_SOURCES.token],
})
export class AiDocsModule {}
