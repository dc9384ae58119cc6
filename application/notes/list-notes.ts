import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { NoteRow } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { NoteReader } from './note-reader.ts';

/** The notes of a project, newest first. */
export class ListNotes extends Query<Page<NoteRow>> {
  constructor(readonly actor: Actor, readonly projectId: Uuid, readonly archived: boolean, readonly page: PageRequest) { super(); }
}

export class ListNotesHandler implements Handler<ListNotes> {
  constructor(private readonly notes: NoteReader) {}

  execute({ actor, projectId, archived, page }: ListNotes): Promise<Page<NoteRow>> {
    return this.notes.notesOf(actor, projectId, archived, page);
  }
}
