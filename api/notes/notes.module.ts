import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresNoteReader } from '@evident/adapters/postgres/notes/postgres-note-reader';
import { CreateNote, CreateNoteHandler } from '@evident/application/notes/create-note';
import {
  GetNote,
  GetNoteHandler,
  ListImportOrigins,
  ListImportOriginsHandler,
  ListNotes,
  ListNotesOfProjects,
  ListNotesOfProjectsHandler,
  ListNotesHandler,
  ReadNote,
  ReadNoteHandler,
} from '@evident/application/notes/queries';
import type { NoteReader } from '@evident/application/notes/note-reader';
import { RenameSpeaker, RenameSpeakerHandler } from '@evident/application/notes/rename-speaker';
import { SetNoteDates, SetNoteDatesHandler, undoNoteDates } from '@evident/application/notes/set-note-dates';
import { UpdateNote, UpdateNoteHandler } from '@evident/application/notes/update-note';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { CURRENT_DOCUMENTS, DOCUMENT_CODEC, MARKDOWN } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { undoes } from '../kernel/undoes.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { NoteContentController } from './note-content.controller.ts';
import { NotesController } from './notes.controller.ts';

import { NOTES_OPERATIONS } from './notes.operations.ts';
const NOTES = port<NoteReader>('NoteReader');

@Module({
  controllers: [NotesController, controllerFor('Notes', NOTES_OPERATIONS), NoteContentController],
  providers: [
    provide(NOTES, (reads: PostgresReads) => new PostgresNoteReader(reads), [READS]),
    handle(ListNotes, ListNotesHandler, [NOTES, LIST_FILTERS]),
    handle(ListNotesOfProjects, ListNotesOfProjectsHandler, [NOTES]),
    handle(ListImportOrigins, ListImportOriginsHandler, [NOTES]),
    handle(GetNote, GetNoteHandler, [NOTES]),
    handle(ReadNote, ReadNoteHandler, [NOTES, CURRENT_DOCUMENTS]),
    handle(CreateNote, CreateNoteHandler, [WORK, MARKDOWN, IDS, CLOCK]),
    handle(UpdateNote, UpdateNoteHandler, [WORK, CLOCK]),
    handle(SetNoteDates, SetNoteDatesHandler, [WORK, CLOCK]),
    undoes(undoNoteDates, [CLOCK]),
    handle(RenameSpeaker, RenameSpeakerHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
  ],
})
export class NotesModule {}
