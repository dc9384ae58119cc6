import type { Jobs } from '@evident/application/jobs/jobs';
import { ListSetAsideJobs, ListSetAsideJobsHandler } from '@evident/application/jobs/list-set-aside-jobs';
import { RetrySetAsideJob, RetrySetAsideJobHandler } from '@evident/application/jobs/retry-set-aside-job';
import { giveUpSetAside, work } from '@evident/application/jobs/worker';
import { Workers } from '@evident/application/jobs/workers';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Consumer } from '../kernel/consumes.ts';
import { handle } from '../kernel/handle.ts';
import { SETTINGS, WORK } from '../kernel/kernel.module.ts';
import type { Settings } from '../kernel/settings.ts';
import { port, provide } from '../kernel/port.ts';
import { JOBS } from '../services/services.module.ts';
import { JobsController } from './jobs.controller.ts';

const WORKERS = port<Workers>('Workers');

/** Starts the consumers that all modules declare. */
@Injectable()
class StartConsumers implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(SETTINGS.token) private readonly settings: Settings,
    @Inject(WORKERS.token) private readonly workers: Workers,
    private readonly discovery: DiscoveryService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const declared = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    for (const consumer of declared) if (consumer instanceof Consumer) await this.start(consumer);
  }

  private async start({ queue, worker, atOnce, cron, instead, atStart }: Consumer): Promise<void> {
    const concurrency = typeof atOnce === 'number' ? atOnce : atOnce(this.settings);
    this.workers.add(queue, worker);
    if (concurrency > 0)
      await this.jobs.process(queue, (job) => work(this.jobs, queue, worker, job), {
        concurrency,
        onSetAside: (job) => giveUpSetAside(worker, job),
      });
    if (instead) return void (await instead());
    if (cron !== null) await this.jobs.schedule(queue, cron, {});
    if (atStart) await this.jobs.enqueue(queue, {}, { key: 'start' });
  }
}

@Module({
  imports: [DiscoveryModule],
  controllers: [JobsController],
  providers: [
    StartConsumers,
    provide(WORKERS, () => new Workers(), []),
    handle(ListSetAsideJobs, ListSetAsideJobsHandler, [WORK]),
    handle(RetrySetAsideJob, RetrySetAsideJobHandler, [WORK, JOBS, WORKERS]),
  ],
})
export class JobsModule {}
