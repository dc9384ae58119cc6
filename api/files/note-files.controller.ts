import { ListNoteFiles } from '@evident/application/files/queries';
import { AttachFile } from '@evident/application/note-files/attach-file';
import { DetachFile } from '@evident/application/note-files/detach-file';
import { MoveNoteFile } from '@evident/application/note-files/move-note-file';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { NewNoteFileDto, NoteFilePlaceDto, NoteFilesDto, PlacedFileDto } from './files.dto.ts';

@ApiTags('Files')
@Controller('notes/:noteId/files')
export class NoteFilesController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listNoteFiles',
    asks: ListNoteFiles,
    summary: 'List the recordings, documents and images of a note',
    answers: NoteFilesDto,
    refuses: ['NotFound'],
  })
  list(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<NoteFilesDto> {
    return this.bus.ask(new ListNoteFiles(actor, noteId));
  }

  @Post()
  @Operation({
    id: 'attachFile',
    asks: AttachFile,
    summary: 'Add a file of the project to a note',
    answers: PlacedFileDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async attach(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() file: NewNoteFileDto,
  ): Promise<PlacedFileDto> {
    return { undoId: await this.bus.ask(new AttachFile(actor, noteId, file)) };
  }

  @Put(':fileId/place')
  @Operation({
    id: 'moveNoteFile',
    asks: MoveNoteFile,
    summary: 'Move a file of a note before another, or to the end',
    answers: PlacedFileDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async move(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Param('fileId', IdPipe) fileId: string,
    @Body() { beforeFileId }: NoteFilePlaceDto,
  ): Promise<PlacedFileDto> {
    return { undoId: await this.bus.ask(new MoveNoteFile(actor, noteId, fileId, beforeFileId)) };
  }

  @Delete(':fileId')
  @Operation({
    id: 'detachFile',
    asks: DetachFile,
    summary: 'Remove a file from a note; it stays in the project',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async detach(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Param('fileId', IdPipe) fileId: string,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DetachFile(actor, noteId, fileId)) };
  }
}
