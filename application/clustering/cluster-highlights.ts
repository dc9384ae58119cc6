import {
  CLUSTERED_AT_ONCE,
  CLUSTERED_MAX,
  CLUSTERED_MIN,
  type ClusterItem,
  type ClusterJob,
  type HighlightClusters,
  type WantedClusters,
} from '@evident/domain/clustering';
import type { HighlightList, HighlightView } from '@evident/domain/highlights';
import { PAGE_MAX, type Page, type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import { claused, type HighlightReader } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TextVectors } from '../suggestions/index.ts';
import type { Clusterer } from './clusterer.ts';
import { clusterJobChanged } from './events.ts';
import type { ClusterJobStores } from './run-cluster-job.ts';

/** The clusters, or the id of the job that finds them. */
export type ClustersOrJob = HighlightClusters | { readonly jobId: Uuid };

/**
 * Groups highlights of a project by meaning. Changes no content: the result is a proposal. More than one request clusters are
 * clustered by a job. A newer job of a member in a project cancels the older one.
 */
export class ClusterHighlights extends Command<ClustersOrJob> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wanted: WantedClusters,
  ) {
    super();
  }
}

export class ClusterHighlightsHandler implements Handler<ClusterHighlights> {
  constructor(
    private readonly work: UnitOfWork<ClusterJobStores & { projectAccess: ProjectAccess }>,
    private readonly highlights: HighlightReader,
    private readonly filters: ListFilters,
    private readonly vectors: TextVectors,
    private readonly clusterer: Clusterer,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, wanted }: ClusterHighlights): Promise<ClustersOrJob> {
    const { highlightIds, amount = 'STANDARD', strictness = 'STANDARD', ...list } = wanted;
    await this.work.perform(actor.teamId, ({ projectAccess }) => demand(projectAccess, actor, projectId, 'read'));
    const items = highlightIds
      ? await this.chosen(actor, projectId, [...new Set(highlightIds)])
      : await this.listed(actor, { ...list, projectId });
    if (items.length < CLUSTERED_MIN)
      refuse('InvalidOperation', 'Too few highlights to cluster', `Choose at least ${CLUSTERED_MIN} highlights.`);
    if (items.length > CLUSTERED_AT_ONCE)
      return this.start({
        id: this.ids.newId(),
        teamId: actor.teamId,
        projectId,
        memberId: actor.userId,
        // Sorted, so that the same highlights are recognized.
        highlightIds: items.map(({ highlightId }) => highlightId).sort(),
        amount,
        strictness,
        state: 'WAITING',
        progress: 0,
        found: null,
        createdAt: this.clock.now(),
      });
    const vectors = await this.vectors(
      items.map(({ text }) => text),
      null,
    );
    return this.clusterer.cluster({ items, vectors, amount, strictness });
  }

  /** A job for the same is not started twice; others of the member in the project are canceled. */
  private start(job: ClusterJob): Promise<{ jobId: Uuid }> {
    return this.work.perform(job.teamId, async ({ clusterJobs, outbox }) => {
      const open = await clusterJobs.underWay(job.projectId, job.memberId);
      const same = open.find((one) => isSame(one, job));
      for (const one of open)
        if (one !== same && (await clusterJobs.end(one.id, 'CANCELLED', null)))
          await outbox.announce(clusterJobChanged(one));
      if (same) return { jobId: same.id };
      await clusterJobs.create(job);
      await outbox.announce(clusterJobChanged(job));
      return { jobId: job.id };
    });
  }

  private async chosen(actor: Actor, projectId: Uuid, ids: readonly Uuid[]): Promise<ClusterItem[]> {
    const found = await this.highlights.words(actor, projectId, ids);
    if (found.length < ids.length) notFound('Highlight');
    return found;
  }

  private async listed(actor: Actor, list: HighlightList): Promise<ClusterItem[]> {
    const of = await claused(list, actor, this.filters);
    const items: ClusterItem[] = [];
    let cursor: string | null = null;
    do {
      const page: Page<HighlightView> = await this.highlights.list(actor, of, { limit: PAGE_MAX, cursor });
      items.push(...page.items.map(itemOf));
      if (items.length > CLUSTERED_MAX)
        refuse(
          'InvalidOperation',
          'Too many highlights to cluster',
          `Choose at most ${CLUSTERED_MAX.toLocaleString('en')} highlights, with a filter.`,
        );
      cursor = page.next;
    } while (cursor !== null);
    return items;
  }
}

const isSame = (one: ClusterJob, other: ClusterJob): boolean =>
  one.amount === other.amount &&
  one.strictness === other.strictness &&
  one.highlightIds.join() === other.highlightIds.join();

const itemOf = ({ id, text }: HighlightView): ClusterItem => ({ highlightId: id, text });
