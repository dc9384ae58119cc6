import type { Jobs } from '@evident/application/jobs/jobs';
import type { AutoFeaturesRunner } from '@evident/application/suggestions/run-auto-features';
import { AUTO_FEATURES_QUEUE } from '@evident/application/suggestions/when-text-arrived';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { port } from '../kernel/port.ts';
import { JOBS } from '../services/services.module.ts';

export const AUTO_FEATURES = port<AutoFeaturesRunner>('AutoFeaturesRunner');

/** Takes the jobs of automatic features. */
@Injectable()
export class AutoFeaturesJobs implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(AUTO_FEATURES.token) private readonly runner: AutoFeaturesRunner,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(AUTO_FEATURES_QUEUE, ({ payload: { teamId, noteId, by } }) =>
      this.runner.run(teamId, noteId, by),
    );
  }
}
