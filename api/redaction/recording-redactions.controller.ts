import { DownloadOriginal } from '@evident/application/redaction/download-original';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Headers, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { NOT_CACHED, rangeOf, sendFile } from '../files/send-file.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';

@ApiTags('Redactions')
@Controller('files/:fileId')
export class RecordingRedactionsController {
  constructor(private readonly bus: Bus) {}

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
