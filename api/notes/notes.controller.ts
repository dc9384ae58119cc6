import { CreateNote } from '@evident/application/notes/create-note';
import { GetNote, ListImportOrigins, ListNotes } from '@evident/application/notes/queries';
import { RenameSpeaker } from '@evident/application/notes/rename-speaker';
import { UpdateNote } from '@evident/application/notes/update-note';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import type { Actor } from '@evident/domain/permissions';
import { deletingNeeds } from '@evident/domain/trash';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  ImportOriginPageDto,
  ImportOriginsQueryDto,
  NewNoteDto,
  NoteDto,
  NotePageDto,
  NoteWordingDto,
  NotesQueryDto,
  SpeakerNameDto,
} from './notes.dto.ts';

@ApiTags('Notes')
@Controller()
export class NotesController {
  constructor(private readonly bus: Bus) {}

  @Get('projects/:projectId/notes')
  @Operation({
    id: 'listNotes',
    asks: ListNotes,
    summary: 'List the notes of a project, newest first by default',
    answers: NotePageDto,
  })
  list(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() query: NotesQueryDto,
  ): Promise<NotePageDto> {
    return this.bus.ask(new ListNotes(actor, projectId, query, pageRequest(query)));
  }

  @Get('projects/:projectId/import-origins')
  @Operation({
    id: 'listImportOrigins',
    asks: ListImportOrigins,
    summary: 'List the files that notes of a project were imported from, most notes first',
    answers: ImportOriginPageDto,
  })
  importOrigins(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() query: ImportOriginsQueryDto,
  ): Promise<ImportOriginPageDto> {
    return this.bus.ask(new ListImportOrigins(actor, projectId, query.archived === 'true', pageRequest(query)));
  }

  @Post('projects/:projectId/notes')
  @Operation({
    id: 'createNote',
    asks: CreateNote,
    summary: 'Create a note',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() note: NewNoteDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateNote(actor, projectId, note)) };
  }

  @Get('notes/:noteId')
  @ShowsVersion()
  @Operation({
    id: 'getNote',
    asks: GetNote,
    summary: 'Read a note without its content',
    answers: NoteDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<NoteDto> {
    return this.bus.ask(new GetNote(actor, noteId));
  }

  @Patch('notes/:noteId')
  @TakesVersion()
  @Operation({
    id: 'updateNote',
    asks: UpdateNote,
    summary: 'Rename, date, archive or unarchive a note',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  update(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() wording: NoteWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<void> {
    return this.bus.ask(new UpdateNote(actor, noteId, wording, seen));
  }

  @Delete('notes/:noteId')
  @Operation({
    id: 'deleteNote',
    asks: MoveToTrash,
    access: deletingNeeds('NOTE'),
    summary: 'Move a note with its highlights to the trash',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) id: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveToTrash(actor, { type: 'NOTE', id })) };
  }

  @Put('notes/:noteId/speakers/:speakerId')
  @ApiParam({ name: 'speakerId', schema: { type: 'string', maxLength: 200 } })
  @Operation({
    id: 'renameSpeaker',
    asks: RenameSpeaker,
    summary: 'Rename a speaker everywhere in a note',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  renameSpeaker(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Param('speakerId') speakerId: string,
    @Body() { name }: SpeakerNameDto,
  ): Promise<void> {
    return this.bus.ask(new RenameSpeaker(actor, noteId, speakerId, name));
  }
}
