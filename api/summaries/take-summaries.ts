import type { Jobs } from '@evident/application/jobs/jobs';
import { SUMMARIES, type SummaryWorker } from '@evident/application/summaries/run-summary';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { port } from '../kernel/port.ts';
import { JOBS } from '../services/services.module.ts';

export const SUMMARY_WORKER = port<SummaryWorker>('SummaryWorker');

/** Concurrent summaries per process, each of another workspace. */
const AT_ONCE = 2;

@Injectable()
export class TakeSummaries implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(SUMMARY_WORKER.token) private readonly worker: SummaryWorker,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { jobs, worker } = this;
    await jobs.process(
      SUMMARIES,
      async ({ payload: { teamId, summaryId, textId }, attempt, stopping }) => {
        try {
          await worker.run(teamId, summaryId, textId, stopping);
        } catch (error) {
          if (attempt > SUMMARIES.retries && !stopping())
            await worker.fail(teamId, summaryId, textId, 'The summary failed repeatedly. Try again');
          throw error;
        }
      },
      { concurrency: AT_ONCE },
    );
  }
}
