import { SendImportFile } from '@evident/application/channels/send-import-file';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { filePart } from '../files/file-part.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiBody, ApiConsumes, ApiTags } from '../kernel/contract.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';

@ApiTags('Channels')
@Controller('channels/:channelId/imports/:channelImportId/file')
export class ImportFileController {
  constructor(private readonly bus: Bus) {}

  @Put()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
  })
  @Operation({
    id: 'sendChannelImportFile',
    asks: SendImportFile,
    summary: 'Send the table of an import: CSV, TSV, Excel or OpenDocument, up to 200 MB',
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent', 'BAD_USER_INPUT'],
  })
  async send(
    @CurrentActor() actor: Actor,
    @Param('channelId', IdPipe) channelId: string,
    @Param('channelImportId', IdPipe) importId: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { filename, file } = await filePart(request);
    await this.bus.ask(new SendImportFile(actor, { channelId, importId }, filename, file));
  }
}
