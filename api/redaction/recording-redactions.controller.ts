import { CancelRecordingRedaction } from '@evident/application/redaction/cancel-recording-redaction';
import { DownloadOriginal } from '@evident/application/redaction/download-original';
import { GetRecordingRedaction } from '@evident/application/redaction/get-recording-redaction';
import { ListFileRedactions } from '@evident/application/redaction/list-file-redactions';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Headers, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { NOT_CACHED, rangeOf, sendFile } from '../files/send-file.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { RecordingRedactionDto, RedactionListDto } from './redaction.dto.ts';

@ApiTags('Redactions')
@Controller('files/:fileId')
export class RecordingRedactionsController {
  constructor(private readonly bus: Bus) {}

  @Get('redactions')
  @Operation({
    id: 'listFileRedactions',
    asks: ListFileRedactions,
    summary: 'List the redactions of a recording',
    answers: RedactionListDto,
    refuses: ['NotFound'],
  })
  list(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<RedactionListDto> {
    return this.bus.ask(new ListFileRedactions(actor, fileId));
  }

  @Get('redaction')
  @Operation({
    id: 'getRecordingRedaction',
    asks: GetRecordingRedaction,
    summary: 'Read the job that renders the redacted version of a recording',
    description:
      'Until it is done, only members with full access can read the recording. NotFound for a recording that was never redacted.',
    answers: RecordingRedactionDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<RecordingRedactionDto> {
    return this.bus.ask(new GetRecordingRedaction(actor, fileId));
  }

  @Post('redaction/cancel')
  @Operation({
    id: 'cancelRecordingRedaction',
    asks: CancelRecordingRedaction,
    summary: 'Cancel the rendering of the redacted version of a recording',
    description: 'The recording stays withheld. Apply the redactions again to retry.',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  cancel(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<void> {
    return this.bus.ask(new CancelRecordingRedaction(actor, fileId));
  }

  @Get('original')
  @Operation({
    id: 'downloadOriginal',
    asks: DownloadOriginal,
    summary: 'Download a recording as it was before its redactions',
    answersBytes: 'in parts',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async original(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const range = rangeOf(header);
    return sendFile(await this.bus.ask(new DownloadOriginal(actor, fileId, range)), range, reply, NOT_CACHED);
  }
}
