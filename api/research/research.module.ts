import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresResearchReader } from '@evident/adapters/postgres/research/postgres-research-reader';
import { CancelResearch, CancelResearchHandler } from '@evident/application/research/cancel-research';
import { CreateResearch, CreateResearchHandler } from '@evident/application/research/create-research';
import { DeleteResearch, DeleteResearchHandler } from '@evident/application/research/delete-research';
import {
  GetResearch,
  GetResearchHandler,
  ListResearch,
  ListResearchHandler,
} from '@evident/application/research/queries';
import type { ResearchReader } from '@evident/application/research/research-reader';
import { RetryResearch, RetryResearchHandler } from '@evident/application/research/retry-research';
import { ResearchRunner } from '@evident/application/research/run-research';
import { undoDeletedResearch, undoRestoredResearch } from '@evident/application/research/undo-deleted-research';
import { RUN_RESEARCH, WhenResearchChanged } from '@evident/application/research/when-research-changed';
import { SaveResearchInsight, SaveResearchInsightHandler } from '@evident/application/research/save-research-insight';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { AI_TEXTS, EVIDENCE_WRITER } from '../ai/ai.module.ts';
import { CITING } from '../cited-insights/cited-insights.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { undoes } from '../kernel/undoes.ts';
import { FIND_PASSAGES, SearchModule } from '../search/search.module.ts';
import { JOBS, UNDERSTANDING } from '../services/services.module.ts';
import { ResearchController } from './research.controller.ts';
import { consumes } from '../kernel/consumes.ts';

import { RESEARCH_OPERATIONS } from './research.operations.ts';
const RESEARCH = port<ResearchReader>('ResearchReader');
const RUNNER = port<ResearchRunner>('ResearchRunner');

@Module({
  imports: [SearchModule],
  controllers: [ResearchController, controllerFor('Research', RESEARCH_OPERATIONS)],
  providers: [
    provide(RESEARCH, (reads: PostgresReads) => new PostgresResearchReader(reads), [READS]),
    handle(ListResearch, ListResearchHandler, [RESEARCH]),
    handle(GetResearch, GetResearchHandler, [RESEARCH, AI_TEXTS]),
    handle(CreateResearch, CreateResearchHandler, [WORK, RESEARCH, EVIDENCE_WRITER, IDS, CLOCK]),
    handle(CancelResearch, CancelResearchHandler, [WORK, CLOCK]),
    handle(DeleteResearch, DeleteResearchHandler, [WORK, CLOCK]),
    handle(RetryResearch, RetryResearchHandler, [WORK, EVIDENCE_WRITER, CLOCK]),
    handle(SaveResearchInsight, SaveResearchInsightHandler, [WORK, CITING]),
    react(WhenResearchChanged, [WORK, JOBS]),
    provide(
      RUNNER,
      (work, find, reader, understanding, writer, clock) => {
        const texts = { work, writer, clock };
        return new ResearchRunner(work, texts, { find, reader, understanding, writer, texts });
      },
      [WORK, FIND_PASSAGES, RESEARCH, UNDERSTANDING, EVIDENCE_WRITER, CLOCK],
    ),
    consumes(RUN_RESEARCH, RUNNER, { atOnce: 2 }),
    undoes(undoDeletedResearch, []),
    undoes(undoRestoredResearch, [CLOCK]),
  ],
})
export class ResearchModule {}
