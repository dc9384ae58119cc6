import { CreateNote } from '@evident/application/notes/create-note';
import { GetNote, ListImportOrigins, ListNotes } from '@evident/application/notes/queries';
import { SetNoteDates } from '@evident/application/notes/set-note-dates';
import { UpdateNote } from '@evident/application/notes/update-note';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import { deletingNeeds } from '@evident/domain/trash';
import { CreatedDto } from '../kernel/created.dto.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  ImportOriginPageDto,
  ImportOriginsQueryDto,
  NewNoteDto,
  NoteDatesDto,
  NoteDto,
  NotePageDto,
  NoteWordingDto,
  NotesQueryDto,
} from './notes.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const NOTES_OPERATIONS = {
  listNotes: operation({
    route: 'GET /projects/{projectId}/notes',
    asks: ListNotes,
    summary: 'List the notes of a project, newest first by default',
    query: NotesQueryDto,
    answers: NotePageDto,
    message: ({ actor, projectId, query }) => new ListNotes(actor, projectId, query, pageRequest(query)),
  }),
  listImportOrigins: operation({
    route: 'GET /projects/{projectId}/import-origins',
    asks: ListImportOrigins,
    summary: 'List the files that notes of a project were imported from, most notes first',
    query: ImportOriginsQueryDto,
    answers: ImportOriginPageDto,
    message: ({ actor, projectId, query }) =>
      new ListImportOrigins(actor, projectId, query.archived === 'true', pageRequest(query)),
  }),
  createNote: operation({
    route: 'POST /projects/{projectId}/notes',
    asks: CreateNote,
    summary: 'Create a note',
    body: NewNoteDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, projectId, body: note }) => new CreateNote(actor, projectId, note),
    answer: (id) => ({ id }),
  }),
  getNote: operation({
    route: 'GET /notes/{noteId}',
    asks: GetNote,
    summary: 'Read a note without its content',
    answers: NoteDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new GetNote(actor, noteId),
  }),
  updateNote: operation({
    route: 'PATCH /notes/{noteId}',
    asks: UpdateNote,
    summary: 'Rename, date, archive or unarchive a note',
    body: NoteWordingDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, noteId, body: wording, seen }) => new UpdateNote(actor, noteId, wording, seen),
  }),
  setNoteDates: operation({
    route: 'PUT /projects/{projectId}/note-dates',
    asks: SetNoteDates,
    summary: 'Set or clear the dates of many notes at once',
    description: 'All are set, or none. One undo step.',
    body: NoteDatesDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: { changes } }) => new SetNoteDates(actor, projectId, changes),
    answer: undoable,
  }),
  deleteNote: operation({
    route: 'DELETE /notes/{noteId}',
    asks: MoveToTrash,
    summary: 'Move a note with its highlights to the trash',
    answers: UndoableDto,
    access: deletingNeeds('NOTE'),
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, noteId: id }) => new MoveToTrash(actor, { type: 'NOTE', id }),
    answer: undoable,
  }),
};
