import { type Uuid, refuse } from '@evident/domain/kernel';
import type { NoteView } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { NoteReader } from './note-reader.ts';

/** The facts of a note, without its words. */
export class GetNote extends Query<NoteView> {
  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export class GetNoteHandler implements Handler<GetNote> {
  constructor(private readonly notes: NoteReader) {}

  async execute({ actor, noteId }: GetNote): Promise<NoteView> {
    return (await this.notes.note(actor, noteId)) ?? refuse('NotFound', 'Note not found');
  }
}
