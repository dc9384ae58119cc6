import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DerivingStores } from '../content/derive-document.ts';
import type { DocumentCodec } from '../content/document-codec.ts';
import type { DocumentWorkers } from '../content/document-workers.ts';
import type { LiveRooms } from '../content/live-rooms.ts';
import { type ReadingPorts, readDocument } from '../content/read-document.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteReader, NoteReading } from './note-reader.ts';

/** The words of a note as of this moment, with what was typed a moment ago. */
export class ReadNote extends Query<NoteReading> {
  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export class ReadNoteHandler implements Handler<ReadNote>, ReadingPorts {
  constructor(
    private readonly notes: NoteReader,
    readonly work: UnitOfWork<DerivingStores>,
    readonly codec: DocumentCodec & DocumentWorkers,
    readonly rooms: LiveRooms,
    readonly clock: Clock,
  ) {}

  execute({ actor, noteId }: ReadNote): Promise<NoteReading> {
    return readDocument(this, actor.teamId, noteId, 'Note', () => this.notes.reading(actor, noteId));
  }
}
