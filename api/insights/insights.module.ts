import { PostgresHighlightReader } from '@evident/adapters/postgres/highlights/postgres-highlight-reader';
import { PostgresInsightReader } from '@evident/adapters/postgres/insights/postgres-insight-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { ChooseHomeInsight, ChooseHomeInsightHandler } from '@evident/application/insights/choose-home-insight';
import { CreateInsight, CreateInsightHandler } from '@evident/application/insights/create-insight';
import type { InsightReader } from '@evident/application/insights/insight-reader';
import { DiscardChanges, DiscardChangesHandler } from '@evident/application/insights/discard-changes';
import { MarkContradicting, MarkContradictingHandler } from '@evident/application/insights/mark-contradicting';
import { PublishChanges, PublishChangesHandler } from '@evident/application/insights/publish-changes';
import { PublishInsight, PublishInsightHandler } from '@evident/application/insights/publish-insight';
import {
  GetHomeInsight,
  GetHomeInsightHandler,
  GetInsight,
  GetInsightHandler,
  ListEvidence,
  ListEvidenceHandler,
  ListEvidenceOfInsights,
  ListEvidenceOfInsightsHandler,
  ListInsights,
  ListInsightsHandler,
  ListPersonInsights,
  ListPersonInsightsHandler,
  ListPublishedInsights,
  ListPublishedInsightsHandler,
  ReadInsight,
  ReadInsightHandler,
} from '@evident/application/insights/queries';
import { undoPublication, undoDiscarded } from '@evident/application/insights/undo-publication';
import { UpdateInsight, UpdateInsightHandler } from '@evident/application/insights/update-insight';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { CURRENT_DOCUMENTS, DOCUMENT_CODEC, MARKDOWN } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { InsightContentController } from './insight-content.controller.ts';

export const INSIGHTS = port<InsightReader>('InsightReader');

import { HOME_INSIGHT_OPERATIONS } from './home-insight.operations.ts';
import { INSIGHTS_OPERATIONS } from './insights.operations.ts';
@Module({
  controllers: [
    controllerFor('Insights', HOME_INSIGHT_OPERATIONS),
    controllerFor('Insights', INSIGHTS_OPERATIONS),
    InsightContentController,
  ],
  providers: [
    provide(INSIGHTS, (reads: PostgresReads) => new PostgresInsightReader(reads, new PostgresHighlightReader(reads)), [
      READS,
    ]),
    handle(GetInsight, GetInsightHandler, [INSIGHTS]),
    handle(ListInsights, ListInsightsHandler, [INSIGHTS, LIST_FILTERS]),
    handle(ListPersonInsights, ListPersonInsightsHandler, [INSIGHTS]),
    handle(ListPublishedInsights, ListPublishedInsightsHandler, [INSIGHTS, LIST_FILTERS]),
    handle(ListEvidence, ListEvidenceHandler, [INSIGHTS]),
    handle(ListEvidenceOfInsights, ListEvidenceOfInsightsHandler, [INSIGHTS]),
    handle(ReadInsight, ReadInsightHandler, [INSIGHTS, CURRENT_DOCUMENTS]),
    handle(CreateInsight, CreateInsightHandler, [WORK, MARKDOWN, IDS, CLOCK]),
    handle(UpdateInsight, UpdateInsightHandler, [WORK, CLOCK]),
    handle(MarkContradicting, MarkContradictingHandler, [WORK]),
    handle(GetHomeInsight, GetHomeInsightHandler, [INSIGHTS]),
    handle(ChooseHomeInsight, ChooseHomeInsightHandler, [WORK, CLOCK]),
    handle(PublishInsight, PublishInsightHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(PublishChanges, PublishChangesHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(DiscardChanges, DiscardChangesHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    undoes(undoPublication, [CLOCK]),
    undoes(undoDiscarded, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
  ],
  exports: [INSIGHTS.token],
})
export class InsightsModule {}
