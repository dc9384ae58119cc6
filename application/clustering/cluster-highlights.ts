import {
  CLUSTERED_AT_ONCE,
  CLUSTERED_MIN,
  type ClusterItem,
  type HighlightClusters,
  type WantedClusters,
} from '@evident/domain/clustering';
import type { HighlightList, HighlightView } from '@evident/domain/highlights';
import { PAGE_MAX, type Page, type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import { claused, type HighlightReader } from '../highlights/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TextVectors } from '../suggestions/index.ts';
import type { Clusterer } from './clusterer.ts';

/** Groups highlights of a project by meaning. Changes nothing: the result is a proposal. */
export class ClusterHighlights extends Query<HighlightClusters> {
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
    private readonly work: UnitOfWork<{ projectAccess: ProjectAccess }>,
    private readonly highlights: HighlightReader,
    private readonly filters: ListFilters,
    private readonly vectors: TextVectors,
    private readonly clusterer: Clusterer,
  ) {}

  async execute({ actor, projectId, wanted }: ClusterHighlights): Promise<HighlightClusters> {
    const { highlightIds, amount = 'STANDARD', strictness = 'STANDARD', ...list } = wanted;
    await this.work.perform(actor.teamId, ({ projectAccess }) => demand(projectAccess, actor, projectId, 'read'));
    const items = highlightIds
      ? await this.chosen(actor, projectId, [...new Set(highlightIds)])
      : await this.listed(actor, { ...list, projectId });
    if (items.length < CLUSTERED_MIN)
      refuse('InvalidOperation', 'Too few highlights to cluster', `Choose at least ${CLUSTERED_MIN} highlights.`);
    const vectors = await this.vectors(
      items.map(({ text }) => text),
      null,
    );
    return this.clusterer.cluster({ items, vectors, amount, strictness });
  }

  private async chosen(actor: Actor, projectId: Uuid, ids: readonly Uuid[]): Promise<ClusterItem[]> {
    const found: HighlightView[] = [];
    for (let at = 0; at < ids.length; at += PAGE_MAX)
      found.push(...(await this.highlights.some(actor, ids.slice(at, at + PAGE_MAX))));
    const ofProject = found.filter((one) => one.projectId === projectId);
    if (ofProject.length < ids.length) refuse('NotFound', 'Highlight not found');
    return ofProject.map(itemOf);
  }

  private async listed(actor: Actor, list: HighlightList): Promise<ClusterItem[]> {
    const of = await claused(list, actor, this.filters);
    const items: ClusterItem[] = [];
    let cursor: string | null = null;
    do {
      const page: Page<HighlightView> = await this.highlights.list(actor, of, { limit: PAGE_MAX, cursor });
      items.push(...page.items.map(itemOf));
      if (items.length > CLUSTERED_AT_ONCE)
        refuse(
          'InvalidOperation',
          'Too many highlights to cluster',
          `Choose at most ${CLUSTERED_AT_ONCE.toLocaleString('en')} highlights, with a filter.`,
        );
      cursor = page.next;
    } while (cursor !== null);
    return items;
  }
}

const itemOf = ({ id, text }: HighlightView): ClusterItem => ({ highlightId: id, text });
