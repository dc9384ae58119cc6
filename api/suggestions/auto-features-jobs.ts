import type { Jobs } from '@evident/application/jobs/jobs';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import type { AutoFeatureRunner } from '@evident/application/suggestions/auto-feature-runner';
import type { AutoFeaturesStore } from '@evident/application/suggestions/auto-features-store';
import { RunAutoFeatures } from '@evident/application/suggestions/run-auto-features';
import { AUTO_FEATURES_QUEUE } from '@evident/application/suggestions/when-text-arrived';
import type { DocumentStore } from '@evident/application/content/document-store';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { WORK } from '../kernel/kernel.module.ts';
import { JOBS } from '../services/services.module.ts';
import { DeclaredAutoFeature } from './auto-feature.ts';

/** Takes the jobs of automatic features, and gives them to the runners that capabilities declare. */
@Injectable()
export class AutoFeaturesJobs implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(WORK.token)
    private readonly work: UnitOfWork<{ autoFeatures: AutoFeaturesStore; documents: DocumentStore }>,
    private readonly discovery: DiscoveryService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const declared = this.discovery.getProviders({ metadataKey: DeclaredAutoFeature.KEY });
    const runner = new RunAutoFeatures(
      this.work,
      declared.map(({ instance }) => instance as AutoFeatureRunner),
    );
    await this.jobs.process(AUTO_FEATURES_QUEUE, ({ payload: { teamId, noteId, by } }) =>
      runner.run(teamId, noteId, by),
    );
  }
}
