import { CLUSTERS_KEPT, type ClusterJobView } from '@evident/domain/clustering';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { HighlightReader } from '../highlights/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { ClusterJobReader } from './cluster-job-reader.ts';
import type { Clusterer } from './clusterer.ts';

/** Reads progress and result of a job. Each highlight of the result is one that the actor can see now. */
export class GetClusterJob extends Query<ClusterJobView> {
  static readonly requires = memberWith({ scope: 'read', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly jobId: Uuid,
  ) {
    super();
  }
}

export const GetClusterJobHandler = answeredBy(
  async (
    { actor, jobId }: GetClusterJob,
    reader: ClusterJobReader,
    highlights: HighlightReader,
    clusterer: Clusterer,
    clock: Clock,
  ): Promise<ClusterJobView> => {
    const job = await found(reader.job(actor, jobId), 'Job not found');
    const keptUntil = new Date(job.createdAt.getTime() + CLUSTERS_KEPT);
    if (keptUntil <= clock.now()) notFound('Job');
    const view = {
      id: job.id,
      projectId: job.projectId,
      state: job.state,
      progress: job.progress,
      highlights: job.highlightIds.length,
      createdAt: job.createdAt.toISOString(),
      keptUntil: keptUntil.toISOString(),
    };
    if (!job.found) return { ...view, data: null };
    const words = await highlights.words(actor, job.projectId, job.highlightIds);
    const seen = new Map(words.map((item) => [item.highlightId, item]));
    const items = job.highlightIds.map((id) => seen.get(id) ?? null);
    return { ...view, data: (await clusterer.titled(items, job.found)).data };
  },
);
