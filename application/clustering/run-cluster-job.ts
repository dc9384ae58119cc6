import type { ClusterJob, Grouping } from '@evident/domain/clustering';
import type { Actor } from '@evident/domain/permissions';
import type { HighlightReader } from '../highlights/index.ts';
import type { Turn, VisibleWorker } from '../jobs/index.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TextVectors } from '../suggestions/index.ts';
import type { ClusterJobStore } from './cluster-job-store.ts';
import type { Clusterer } from './clusterer.ts';
import type { ClusterTurn } from './when-cluster-job-changed.ts';
import { clusterJobChanged } from './events.ts';

export interface ClusterJobStores {
  readonly clusterJobs: ClusterJobStore;
  readonly outbox: Outbox;
}

/** Share of the time that reading vectors takes. */
const VECTORS = 0.4;
/** Progress is announced in steps, so that others are not told every second. */
const STEP = 0.05;

/**
 * Clusters many highlights under the scope of their member. Only groups of positions are stored. Run again after a kill, it starts over
 * and finds the same.
 */
export class ClusterJobRunner implements VisibleWorker<ClusterTurn> {
  constructor(
    private readonly work: UnitOfWork<ClusterJobStores>,
    private readonly highlights: HighlightReader,
    private readonly vectors: TextVectors,
    private readonly clusterer: Clusterer,
  ) {}

  /** @throws Error to be tried again, also when the process stops */
  async run(turn: Turn<ClusterTurn>): Promise<void> {
    const { teamId, jobId } = turn.payload;
    const { job, actor } = await this.work.perform(teamId, async ({ clusterJobs }) => {
      const found = await clusterJobs.find(jobId);
      return { job: found, actor: found && (await clusterJobs.actor(found.memberId)) };
    });
    if (!job) return;
    if (!actor) return this.end(job, 'FAILED', null);
    const found = await this.group(job, actor, turn);
    if (found) await this.end(job, 'DONE', found);
    else if (turn.stopping()) throw new Error('The highlights are clustered after the restart');
  }

  async giveUp({ teamId, jobId }: ClusterTurn): Promise<void> {
    const job = await this.work.perform(teamId, ({ clusterJobs }) => clusterJobs.find(jobId));
    if (job) await this.end(job, 'FAILED', null);
  }

  async startAgain({ teamId, jobId }: ClusterTurn): Promise<void> {
    await this.work.perform(teamId, async ({ clusterJobs, outbox }) => {
      const job = await clusterJobs.find(jobId);
      if (job && (await clusterJobs.reopen(jobId))) await outbox.announce(clusterJobChanged(job));
    });
  }

  /** @returns null if it is not to go on */
  private async group(job: ClusterJob, actor: Actor, { stopping }: Turn<ClusterTurn>): Promise<Grouping | null> {
    const goesOn = this.reporting(job, stopping);
    if (!(await goesOn(0))) return null;
    const words = await this.highlights.words(actor, job.projectId, job.highlightIds);
    const known = new Map(words.map(({ highlightId, text }) => [highlightId, text]));
    // Highlights that are gone stay without words, so that positions are those of the job.
    const items = job.highlightIds.map((highlightId) => ({ highlightId, text: known.get(highlightId) ?? '' }));
    // All at once: vectors of words can only be compared with those of the same call.
    const vectors = await this.vectors(
      items.map(({ text }) => text),
      null,
      (share) => goesOn(VECTORS * share),
    );
    if (vectors === null) return null;
    const { amount, strictness } = job;
    return this.clusterer.group({ items, vectors, amount, strictness }, (share) =>
      goesOn(VECTORS + (1 - VECTORS) * share),
    );
  }

  /** Stores progress. Returns false once the job is canceled or the process stops. */
  private reporting(job: ClusterJob, stopping: () => boolean): (progress: number) => Promise<boolean> {
    let announced = -1;
    return async (progress) => {
      if (stopping()) return false;
      return this.work.perform(job.teamId, async ({ clusterJobs, outbox }) => {
        if (!(await clusterJobs.advance(job.id, progress))) return false;
        if (progress - announced >= STEP) {
          announced = progress;
          await outbox.announce(clusterJobChanged(job));
        }
        return true;
      });
    };
  }

  private end(job: ClusterJob, state: 'DONE' | 'FAILED', found: Grouping | null): Promise<void> {
    return this.work.perform(job.teamId, async ({ clusterJobs, outbox }) => {
      if (await clusterJobs.end(job.id, state, found)) await outbox.announce(clusterJobChanged(job));
    });
  }
}
