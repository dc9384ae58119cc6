import type { InsightView } from '@evident/domain/insights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { InsightReader } from './insight-reader.ts';

/** The insights of a project, newest first; the archived ones or the others. */
export class ListInsights extends Query<Page<InsightView>> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly archived: boolean,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListInsightsHandler implements Handler<ListInsights> {
  constructor(private readonly insights: InsightReader) {}

  execute({ actor, projectId, archived, page }: ListInsights): Promise<Page<InsightView>> {
    return this.insights.ofProject(actor, projectId, archived, page);
  }
}
