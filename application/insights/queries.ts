import { formGiven } from '@evident/domain/filters';
import {
  type EvidenceView,
  type InsightFilter,
  type InsightView,
  type PublishedFilter,
  insightForms,
} from '@evident/domain/insights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { CurrentDocuments } from '../content/index.ts';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { NoteReading } from '../notes/index.ts';
import type { InsightReader } from './insight-reader.ts';

/** Returns an insight without its document. */
export class GetInsight extends Query<InsightView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
  ) {
    super();
  }
}

export const GetInsightHandler = answeredBy(({ actor, insightId }: GetInsight, insights: InsightReader) =>
  found(insights.insight(actor, insightId), 'Insight not found'),
);

/** Returns the published insight that is the home page of the workspace, if the actor can see it. */
export class GetHomeInsight extends Query<{ insight: InsightView | null }> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const GetHomeInsightHandler = answeredBy(async ({ actor }: GetHomeInsight, insights: InsightReader) => ({
  insight: await insights.home(actor),
}));

/** Returns the current evidence of an insight. */
export class ListEvidence extends Query<EvidenceView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
  ) {
    super();
  }
}

export const ListEvidenceHandler = answeredBy(({ actor, insightId }: ListEvidence, insights: InsightReader) =>
  found(
    insights.evidence(actor, [insightId]).then((all) => all.get(insightId)),
    'Insight not found',
  ),
);

/** The evidence of several insights, without those that the actor cannot see. */
export class ListEvidenceOfInsights extends Query<Map<Uuid, EvidenceView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly insightIds: readonly Uuid[],
  ) {
    super();
  }
}

export const ListEvidenceOfInsightsHandler = answeredBy(
  ({ actor, insightIds }: ListEvidenceOfInsights, insights: InsightReader) => insights.evidence(actor, insightIds),
);

/** Lists the insights of a project with a filter, newest first. */
export class ListInsights extends Query<Page<InsightView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly filter: InsightFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListInsightsHandler = answeredBy(
  async ({ actor, projectId, filter, page }: ListInsights, insights: InsightReader, filters: ListFilters) =>
    insights.ofProject(actor, projectId, await filters.clause('insight', insightForms(filter), actor), page),
);

/** Insights that rest on words of a person, newest first. */
export class ListPersonInsights extends Query<Page<InsightView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly personId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListPersonInsightsHandler = answeredBy(
  ({ actor, personId, page }: ListPersonInsights, insights: InsightReader) => insights.ofPerson(actor, personId, page),
);

/** Lists published insights of all projects, or of a folder and its subfolders, latest first. */
export class ListPublishedInsights extends Query<Page<InsightView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly filter: PublishedFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListPublishedInsightsHandler = answeredBy(
  async (
    { actor, filter: { folderId, filter }, page }: ListPublishedInsights,
    insights: InsightReader,
    filters: ListFilters,
  ) => {
    const clause = await filters.clause('insight', [formGiven(filter)], actor);
    return insights.published(actor, { folderId, clause }, page);
  },
);

/** Returns the current document of an insight. */
export class ReadInsight extends Query<NoteReading> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
  ) {
    super();
  }
}

export const ReadInsightHandler = answeredBy(
  ({ actor, insightId }: ReadInsight, insights: InsightReader, documents: CurrentDocuments) =>
    documents.read(actor.teamId, insightId, 'Insight', () => insights.reading(actor, insightId)),
);
