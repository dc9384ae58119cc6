import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { ImportOriginView } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { NoteReader } from './note-reader.ts';

/** The files that the notes of a project were imported from, those with most notes first. */
export class ListImportOrigins extends Query<Page<ImportOriginView>> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly archived: boolean,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListImportOriginsHandler implements Handler<ListImportOrigins> {
  constructor(private readonly notes: NoteReader) {}

  execute({ actor, projectId, archived, page }: ListImportOrigins): Promise<Page<ImportOriginView>> {
    return this.notes.importOrigins(actor, projectId, archived, page);
  }
}
