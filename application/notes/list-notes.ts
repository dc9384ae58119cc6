import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { NoteFilter, NoteRow } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { NoteReader } from './note-reader.ts';

/** The notes of a project that a filter lets through, in its order. */
export class ListNotes extends Query<Page<NoteRow>> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly filter: NoteFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListNotesHandler implements Handler<ListNotes> {
  constructor(private readonly notes: NoteReader) {}

  execute({ actor, projectId, filter, page }: ListNotes): Promise<Page<NoteRow>> {
    return this.notes.notesOf(actor, projectId, filter, page);
  }
}
