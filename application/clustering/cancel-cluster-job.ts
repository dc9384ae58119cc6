import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { clusterJobChanged } from './events.ts';
import type { ClusterJobStores } from './run-cluster-job.ts';

/** Stops clustering. Does nothing if it has ended. */
export class CancelClusterJob extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly jobId: Uuid,
  ) {
    super();
  }
}

export class CancelClusterJobHandler implements Handler<CancelClusterJob> {
  constructor(private readonly work: UnitOfWork<ClusterJobStores>) {}

  execute({ actor, jobId }: CancelClusterJob): Promise<void> {
    return this.work.perform(actor.teamId, async ({ clusterJobs, outbox }) => {
      const job = await clusterJobs.find(jobId);
      if (job?.memberId !== actor.userId) return notFound('Job');
      if (await clusterJobs.end(jobId, 'CANCELLED', null)) await outbox.announce(clusterJobChanged(job));
    });
  }
}
