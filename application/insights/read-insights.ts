import type { EvidenceView, InsightView, PublishedFilter } from '@evident/domain/insights';
import { type Page, type PageRequest, type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type DerivingStores, catchUp } from '../content/derive-document.ts';
import type { DocumentCodec } from '../content/document-codec.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteReading } from '../notes/note-reader.ts';
import type { InsightReader } from './insight-reader.ts';

/** One insight without its words. */
export class GetInsight extends Query<InsightView> {
  constructor(readonly actor: Actor, readonly insightId: Uuid) { super(); }
}
/** The insights of a project, newest first. */
export class ListInsights extends Query<Page<InsightView>> {
  constructor(readonly actor: Actor, readonly projectId: Uuid, readonly page: PageRequest) { super(); }
}
/** What the workspace found out: published insights of all projects, or of those in a folder and below it, latest first. */
export class ListPublishedInsights extends Query<Page<InsightView>> {
  constructor(readonly actor: Actor, readonly filter: PublishedFilter, readonly page: PageRequest) { super(); }
}
/** The words people said that an insight rests on, as they stand now. */
export class ListEvidence extends Query<EvidenceView> {
  constructor(readonly actor: Actor, readonly insightId: Uuid) { super(); }
}
/** The words of an insight as of this moment. */
export class ReadInsight extends Query<NoteReading> {
  constructor(readonly actor: Actor, readonly insightId: Uuid) { super(); }
}

export class GetInsightHandler implements Handler<GetInsight> {
  constructor(private readonly insights: InsightReader) {}

  async execute({ actor, insightId }: GetInsight): Promise<InsightView> {
    return (await this.insights.insight(actor, insightId)) ?? refuse('NotFound', 'Insight not found');
  }
}
export class ListInsightsHandler implements Handler<ListInsights> {
  constructor(private readonly insights: InsightReader) {}

  execute({ actor, projectId, page }: ListInsights): Promise<Page<InsightView>> {
    return this.insights.ofProject(actor, projectId, page);
  }
}
export class ListPublishedInsightsHandler implements Handler<ListPublishedInsights> {
  constructor(private readonly insights: InsightReader) {}

  execute({ actor, filter, page }: ListPublishedInsights): Promise<Page<InsightView>> {
    return this.insights.published(actor, filter, page);
  }
}
export class ListEvidenceHandler implements Handler<ListEvidence> {
  constructor(private readonly insights: InsightReader) {}

  async execute({ actor, insightId }: ListEvidence): Promise<EvidenceView> {
    return (await this.insights.evidence(actor, insightId)) ?? refuse('NotFound', 'Insight not found');
  }
}
export class ReadInsightHandler implements Handler<ReadInsight> {
  constructor(
    private readonly insights: InsightReader,
    private readonly work: UnitOfWork<DerivingStores>,
    private readonly codec: DocumentCodec,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, insightId }: ReadInsight): Promise<NoteReading> {
    const reading = (await this.insights.reading(actor, insightId)) ?? refuse('NotFound', 'Insight not found');
    if (!reading.behind) return reading;
    await this.work.perform(actor.teamId, (stores) => catchUp(stores, actor.teamId, insightId, this.codec, this.clock.now()));
    return (await this.insights.reading(actor, insightId)) ?? refuse('NotFound', 'Insight not found');
  }
}
