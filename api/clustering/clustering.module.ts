import { ThreadClusterer } from '@evident/adapters/clustering/thread-clusterer';
import { PostgresClusterJobReader } from '@evident/adapters/postgres/clustering/postgres-cluster-job-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { CancelClusterJob, CancelClusterJobHandler } from '@evident/application/clustering/cancel-cluster-job';
import { ClusterHighlights, ClusterHighlightsHandler } from '@evident/application/clustering/cluster-highlights';
import type { ClusterJobReader } from '@evident/application/clustering/cluster-job-reader';
import { GetClusterJob, GetClusterJobHandler } from '@evident/application/clustering/queries';
import { ClusterJobRunner } from '@evident/application/clustering/run-cluster-job';
import { RUN_CLUSTERS, WhenClusterJobChanged } from '@evident/application/clustering/when-cluster-job-changed';
import { type TextVectors, textVectors } from '@evident/application/suggestions/text-vectors';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { HIGHLIGHTS, HighlightsModule } from '../highlights/highlights.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { EMBEDDERS, JOBS, TEXTS } from '../services/services.module.ts';
import { ClusteringController } from './clustering.controller.ts';
import { consumes } from '../kernel/consumes.ts';

import { CLUSTERING_OPERATIONS } from './clustering.operations.ts';
const CLUSTERER = port<ThreadClusterer>('Clusterer');
const VECTORS = port<TextVectors>('TextVectors');
const CLUSTER_JOBS = port<ClusterJobReader>('ClusterJobReader');
const RUNNER = port<ClusterJobRunner>('ClusterJobRunner');

@Module({
  imports: [HighlightsModule],
  controllers: [ClusteringController, controllerFor('Highlights', CLUSTERING_OPERATIONS)],
  providers: [
    provide(CLUSTERER, () => new ThreadClusterer(), []),
    provide(VECTORS, textVectors, [EMBEDDERS, TEXTS]),
    provide(CLUSTER_JOBS, (reads: PostgresReads) => new PostgresClusterJobReader(reads), [READS]),
    provide(
      RUNNER,
      (work, highlights, vectors, clusterer) => new ClusterJobRunner(work, highlights, vectors, clusterer),
      [WORK, HIGHLIGHTS, VECTORS, CLUSTERER],
    ),
    handle(ClusterHighlights, ClusterHighlightsHandler, [
      WORK,
      HIGHLIGHTS,
      LIST_FILTERS,
      VECTORS,
      CLUSTERER,
      IDS,
      CLOCK,
    ]),
    handle(GetClusterJob, GetClusterJobHandler, [CLUSTER_JOBS, HIGHLIGHTS, CLUSTERER, CLOCK]),
    handle(CancelClusterJob, CancelClusterJobHandler, [WORK]),
    react(WhenClusterJobChanged, [WORK, JOBS]),
    // One at a time in each process: it fills a processor.
    consumes(RUN_CLUSTERS, RUNNER),
  ],
})
export class ClusteringModule implements OnApplicationShutdown {
  constructor(@Inject(CLUSTERER.token) private readonly clusterer: ThreadClusterer) {}

  onApplicationShutdown(): Promise<void> {
    return this.clusterer.close();
  }
}
