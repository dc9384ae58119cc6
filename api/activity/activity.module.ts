import { PostgresActivityReader } from '@evident/adapters/postgres/activity/postgres-activity-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { type ActivityReader, ListActivity, ListActivityHandler } from '@evident/application/activity/list-activity';
import { Module } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { READS } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { ActivityController } from './activity.controller.ts';

const ACTIVITY = port<ActivityReader>('ActivityReader');

@Module({
  controllers: [ActivityController],
  providers: [
    provide(ACTIVITY, (reads: PostgresReads) => new PostgresActivityReader(reads), [READS]),
    handle(ListActivity, ListActivityHandler, [ACTIVITY]),
  ],
})
export class ActivityModule {}
