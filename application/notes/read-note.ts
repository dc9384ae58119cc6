import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type DerivingStores, catchUp } from '../content/derive-document.ts';
import type { DocumentCodec } from '../content/document-codec.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteReader, NoteReading } from './note-reader.ts';

/** The words of a note as of this moment, with what was typed a moment ago. */
export class ReadNote extends Query<NoteReading> {
  constructor(readonly actor: Actor, readonly noteId: Uuid) { super(); }
}

export class ReadNoteHandler implements Handler<ReadNote> {
  constructor(
    private readonly notes: NoteReader,
    private readonly work: UnitOfWork<DerivingStores>,
    private readonly codec: DocumentCodec,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, noteId }: ReadNote): Promise<NoteReading> {
    const reading = (await this.notes.reading(actor, noteId)) ?? refuse('NotFound', 'Note not found');
    if (!reading.behind) return reading;
    await this.work.perform(actor.teamId, (stores) => catchUp(stores, actor.teamId, noteId, this.codec, this.clock.now()));
    return (await this.notes.reading(actor, noteId)) ?? refuse('NotFound', 'Note not found');
  }
}
