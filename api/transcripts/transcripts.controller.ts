import { AttachTranscript } from '@evident/application/transcripts/attach-transcript';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { TranscriptFromFileDto } from './transcripts.dto.ts';

@ApiTags('Transcripts')
@Controller()
export class TranscriptsController {
  constructor(private readonly bus: Bus) {}

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
