import { AttachTranscript } from '@evident/application/transcripts/attach-transcript';
import { CancelTranscription } from '@evident/application/transcripts/cancel-transcription';
import { ListTranscriptions } from '@evident/application/transcripts/list-transcriptions';
import { StartTranscription } from '@evident/application/transcripts/start-transcription';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { NewTranscriptionDto, TranscriptFromFileDto, TranscriptionListDto } from './transcripts.dto.ts';

@ApiTags('Transcripts')
@Controller()
export class TranscriptsController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/transcriptions')
  @Operation({
    id: 'listTranscriptions',
    asks: ListTranscriptions,
    summary: 'List the transcriptions of a note with their progress',
    answers: TranscriptionListDto,
    refuses: ['NotFound'],
  })
  list(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<TranscriptionListDto> {
    return this.bus.ask(new ListTranscriptions(actor, noteId));
  }

  @Post('notes/:noteId/transcriptions')
  @Operation({
    id: 'startTranscription',
    asks: StartTranscription,
    summary: 'Transcribe a recording of a note',
    description:
      'Goes on in the background, also after a restart. A failed or canceled transcription of the recording in the same language continues: its pieces are not transcribed again.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async start(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() wanted: NewTranscriptionDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new StartTranscription(actor, noteId, wanted)) };
  }

  @Delete('transcriptions/:transcriptionId')
  @Operation({
    id: 'cancelTranscription',
    asks: CancelTranscription,
    summary: 'Cancel a transcription',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  cancel(@CurrentActor() actor: Actor, @Param('transcriptionId', IdPipe) transcriptionId: string): Promise<void> {
    return this.bus.ask(new CancelTranscription(actor, transcriptionId));
  }

  @Post('notes/:noteId/transcript')
  @HttpCode(200)
  @Operation({
    id: 'attachTranscript',
    asks: AttachTranscript,
    summary: 'Add, replace or align the transcript of a recording',
    description: 'Reads any transcript format that import reads. Highlights stay with their words.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async attach(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() wanted: TranscriptFromFileDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new AttachTranscript(actor, noteId, wanted)) };
  }
}
