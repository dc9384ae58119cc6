import type { EvidenceView } from '@evident/domain/insights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { InsightReader } from './insight-reader.ts';

/** The words people said that an insight rests on, as they stand now. */
export class ListEvidence extends Query<EvidenceView> {
  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
  ) {
    super();
  }
}

export class ListEvidenceHandler implements Handler<ListEvidence> {
  constructor(private readonly insights: InsightReader) {}

  async execute({ actor, insightId }: ListEvidence): Promise<EvidenceView> {
    return (await this.insights.evidence(actor, insightId)) ?? refuse('NotFound', 'Insight not found');
  }
}
