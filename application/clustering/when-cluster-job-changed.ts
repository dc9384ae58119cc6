import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ClusterJobStore } from './cluster-job-store.ts';

export interface ClusterTurn {
  readonly teamId: Uuid;
  readonly jobId: Uuid;
}

export const RUN_CLUSTERS: JobQueue<ClusterTurn> = { name: 'run-clusters', retries: 6 };

/** Starts waiting jobs. The event is in the transaction that saved them, so none is forgotten. */
export class WhenClusterJobChanged implements Reaction<'cluster-job:changed'> {
  readonly name = 'when-cluster-job-changed';
  readonly on = ['cluster-job:changed'] as const;

  constructor(
    private readonly work: UnitOfWork<{ clusterJobs: Pick<ClusterJobStore, 'find'> }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async react({ teamId, payload: { jobId } }: DeliveredEvent<'cluster-job:changed'>): Promise<void> {
    const job = await this.work.perform(teamId, ({ clusterJobs }) => clusterJobs.find(jobId));
    if (job?.state === 'WAITING')
      await this.jobs.enqueue<ClusterTurn>(RUN_CLUSTERS, { teamId, jobId }, { key: jobId, group: job.memberId });
  }
}
