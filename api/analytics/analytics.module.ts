import { PostgresViewCleanup } from '@evident/adapters/postgres/analytics/postgres-view-cleanup';
import type { DataSource } from '@evident/adapters/postgres/connection';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresReadingReader } from '@evident/adapters/postgres/unscoped/postgres-reading-reader';
import * as analytics from '@evident/application/analytics/analytics';
import * as forgetting from '@evident/application/analytics/forget-views';
import * as queries from '@evident/application/analytics/queries';
import type { ReadingReader } from '@evident/application/analytics/reading-reader';
import { Module } from '@nestjs/common';
import { repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { ANALYTICS_OPERATIONS } from './analytics.operations.ts';

const READING = port<ReadingReader>('ReadingReader');
const CLEANUP = port<forgetting.ViewCleanup>('ViewCleanup');

@Module({
  controllers: [controllerFor('Analytics', ANALYTICS_OPERATIONS)],
  providers: [
    provide(READING, (reads: PostgresReads) => new PostgresReadingReader(reads), [READS]),
    provide(CLEANUP, (source: DataSource) => new PostgresViewCleanup(source), [DATA_SOURCE]),
    handle(queries.ListItemFigures, queries.ListItemFiguresHandler, [READING, CLOCK]),
    handle(queries.GetItemReading, queries.GetItemReadingHandler, [READING, CLOCK]),
    handle(analytics.GetAnalyticsSettings, analytics.GetAnalyticsSettingsHandler, [WORK]),
    handle(analytics.SetAnalyticsSettings, analytics.SetAnalyticsSettingsHandler, [WORK, CLOCK]),
    handle(analytics.DeleteAnalyticsData, analytics.DeleteAnalyticsDataHandler, [WORK]),
    handle(forgetting.ForgetViews, forgetting.ForgetViewsHandler, [CLEANUP, CLOCK]),
    repeats(forgetting.VIEW_UPKEEP, forgetting.VIEW_UPKEEP_CRON, () => new forgetting.ForgetViews()),
  ],
})
export class AnalyticsModule {}
