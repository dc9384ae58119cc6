import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DerivingStores } from '../content/derive-document.ts';
import type { DocumentWorkers } from '../content/document-workers.ts';
import type { LiveRooms } from '../content/live-rooms.ts';
import { type ReadingPorts, readDocument } from '../content/read-document.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteReading } from '../notes/note-reader.ts';
import type { InsightReader } from './insight-reader.ts';

/** The words of an insight as of this moment. */
export class ReadInsight extends Query<NoteReading> {
  constructor(
    readonly actor: Actor,
    readonly insightId: Uuid,
  ) {
    super();
  }
}

export class ReadInsightHandler implements Handler<ReadInsight>, ReadingPorts {
  constructor(
    private readonly insights: InsightReader,
    readonly work: UnitOfWork<DerivingStores>,
    readonly codec: DocumentWorkers,
    readonly rooms: LiveRooms,
    readonly clock: Clock,
  ) {}

  execute({ actor, insightId }: ReadInsight): Promise<NoteReading> {
    return readDocument(this, actor.teamId, insightId, 'Insight', () => this.insights.reading(actor, insightId));
  }
}
