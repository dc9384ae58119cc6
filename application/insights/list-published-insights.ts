import type { InsightView, PublishedFilter } from '@evident/domain/insights';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { InsightReader } from './insight-reader.ts';

/** What the workspace found out: published insights of all projects, or of those in a folder and below it, latest first. */
export class ListPublishedInsights extends Query<Page<InsightView>> {
  constructor(
    readonly actor: Actor,
    readonly filter: PublishedFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListPublishedInsightsHandler implements Handler<ListPublishedInsights> {
  constructor(private readonly insights: InsightReader) {}

  execute({ actor, filter, page }: ListPublishedInsights): Promise<Page<InsightView>> {
    return this.insights.published(actor, filter, page);
  }
}
