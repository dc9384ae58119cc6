import type { InsightView } from '@evident/domain/insights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { InsightReader } from './insight-reader.ts';

/** One insight without its words. */
export class GetInsight extends Query<InsightView> {
  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
  ) {
    super();
  }
}

export class GetInsightHandler implements Handler<GetInsight> {
  constructor(private readonly insights: InsightReader) {}

  async execute({ actor, insightId }: GetInsight): Promise<InsightView> {
    return (await this.insights.insight(actor, insightId)) ?? refuse('NotFound', 'Insight not found');
  }
}
