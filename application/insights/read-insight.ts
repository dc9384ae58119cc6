import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type DerivingStores, catchUp } from '../content/derive-document.ts';
import type { DocumentCodec } from '../content/document-codec.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteReading } from '../notes/note-reader.ts';
import type { InsightReader } from './insight-reader.ts';

/** The words of an insight as of this moment. */
export class ReadInsight extends Query<NoteReading> {
  constructor(readonly actor: Actor, readonly insightId: Uuid) { super(); }
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
