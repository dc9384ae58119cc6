import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresExpiredData } from '@evident/adapters/postgres/cleanup/postgres-expired-data';
import type { ExpiredData } from '@evident/application/cleanup/expired-data';
import { CLEANUP, CLEANUP_CRON, CleanUp, CleanUpHandler } from '@evident/application/cleanup/clean-up';
import { Module } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { FILES } from '../services/services.module.ts';
import { SETTLING } from '../uploads/upload.ports.ts';
import { repeats } from '../kernel/consumes.ts';

const EXPIRED_DATA = port<ExpiredData>('ExpiredData');

@Module({
  providers: [
    provide(EXPIRED_DATA, (source: DataSource) => new PostgresExpiredData(source), [DATA_SOURCE]),
    handle(CleanUp, CleanUpHandler, [EXPIRED_DATA, WORK, FILES, CLOCK, SETTLING]),
    repeats(CLEANUP, CLEANUP_CRON, () => new CleanUp()),
  ],
})
export class CleanupModule {}
