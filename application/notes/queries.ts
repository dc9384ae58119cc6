import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import {
  type ImportOriginView,
  type NoteFilter,
  type NoteRow,
  type NoteView,
  isGrouped,
  noteForms,
} from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import type { CurrentDocuments } from '../content/index.ts';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { NoteList, NoteReader, NoteReading } from './note-reader.ts';

/** Returns the metadata of a note, without its text. */
export class GetNote extends Query<NoteView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export const GetNoteHandler = answeredBy(({ actor, noteId }: GetNote, notes: NoteReader) =>
  found(notes.note(actor, noteId), 'Note not found'),
);

/** Lists the files that notes of a project were imported from, most notes first. */
export class ListImportOrigins extends Query<Page<ImportOriginView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly archived: boolean,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListImportOriginsHandler = answeredBy(
  ({ actor, projectId, archived, page }: ListImportOrigins, notes: NoteReader) =>
    notes.importOrigins(actor, projectId, archived, page),
);

/** Lists notes of a project with a filter and sort order. */
export class ListNotes extends Query<Page<NoteRow>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly filter: NoteFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListNotesHandler = answeredBy(
  async ({ actor, projectId, filter, page }: ListNotes, notes: NoteReader, filters: ListFilters) => {
    const { title, sort, direction } = filter;
    const list: NoteList = {
      clause: await filters.clause('note', noteForms(filter), actor),
      groupedArchived: isGrouped(filter) ? filter.archived === 'true' : undefined,
      common: filter.filter === undefined,
      title,
      sort,
      direction,
    };
    return notes.notesOf(actor, projectId, list, page);
  },
);

/** The first notes of several projects; empty for those that the actor cannot see. */
export class ListNotesOfProjects extends Query<Map<Uuid, Page<NoteRow>>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectIds: readonly Uuid[],
    readonly first: number,
  ) {
    super();
  }
}

export const ListNotesOfProjectsHandler = answeredBy(
  ({ actor, projectIds, first }: ListNotesOfProjects, notes: NoteReader) => notes.ofProjects(actor, projectIds, first),
);

/** Returns the current text of a note, including pending edits. */
export class ReadNote extends Query<NoteReading> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export const ReadNoteHandler = answeredBy(
  ({ actor, noteId }: ReadNote, notes: NoteReader, documents: CurrentDocuments) =>
    documents.read(actor.teamId, noteId, 'Note', () => notes.reading(actor, noteId)),
);
