import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresExpiredData } from '@evident/adapters/postgres/cleanup/postgres-expired-data';
import type { Jobs } from '@evident/application/jobs/jobs';
import type { ExpiredData } from '@evident/application/cleanup/expired-data';
import { CLEANUP, CLEANUP_CRON, CleanUp, CleanUpHandler } from '@evident/application/cleanup/clean-up';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { FILES, JOBS } from '../services/services.module.ts';
import { SETTLING } from '../uploads/upload.ports.ts';

const EXPIRED_DATA = port<ExpiredData>('ExpiredData');

@Injectable()
class CleanUpDaily implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(CLEANUP, () => this.bus.ask(new CleanUp()));
    await this.jobs.schedule(CLEANUP, CLEANUP_CRON, {});
  }
}

@Module({
  providers: [
    provide(EXPIRED_DATA, (source: DataSource) => new PostgresExpiredData(source), [DATA_SOURCE]),
    handle(CleanUp, CleanUpHandler, [EXPIRED_DATA, WORK, FILES, CLOCK, SETTLING]),
    CleanUpDaily,
  ],
})
export class CleanupModule {}
