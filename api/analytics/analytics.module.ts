import { PostgresViewCleanup } from '@evident/adapters/postgres/analytics/postgres-view-cleanup';
import type { DataSource } from '@evident/adapters/postgres/connection';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresReadingReader } from '@evident/adapters/postgres/unscoped/postgres-reading-reader';
import * as analytics from '@evident/application/analytics/analytics';
import { Module } from '@nestjs/common';
import { repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { ANALYTICS_OPERATIONS } from './analytics.operations.ts';

const READING = port<analytics.ReadingReader>('ReadingReader');
const CLEANUP = port<analytics.ViewCleanup>('ViewCleanup');

@Module({
  controllers: [controllerFor('Analytics', ANALYTICS_OPERATIONS)],
  providers: [
    provide(READING, (reads: PostgresReads) => new PostgresReadingReader(reads), [READS]),
    provide(CLEANUP, (source: DataSource) => new PostgresViewCleanup(source), [DATA_SOURCE]),
    handle(analytics.ListItemFigures, analytics.ListItemFiguresHandler, [READING, CLOCK]),
    handle(analytics.GetItemReading, analytics.GetItemReadingHandler, [READING, CLOCK]),
    handle(analytics.GetAnalyticsSettings, analytics.GetAnalyticsSettingsHandler, [WORK]),
    handle(analytics.SetAnalyticsSettings, analytics.SetAnalyticsSettingsHandler, [WORK, CLOCK]),
    handle(analytics.DeleteAnalyticsData, analytics.DeleteAnalyticsDataHandler, [WORK]),
    handle(analytics.ForgetViews, analytics.ForgetViewsHandler, [CLEANUP, CLOCK]),
    repeats(analytics.VIEW_UPKEEP, analytics.VIEW_UPKEEP_CRON, () => new analytics.ForgetViews()),
  ],
})
export class AnalyticsModule {}
