import { ChangeLogo } from '@evident/application/workspaces/change-logo';
import { DownloadLogo } from '@evident/application/workspaces/download-logo';
import { RemoveLogo } from '@evident/application/workspaces/remove-logo';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Delete, Get, Param, Put, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { filePart } from './file-part.ts';
import { CACHED_HOUR, sendFile } from './send-file.ts';

@ApiTags('Workspaces')
@Controller('workspace/logo')
export class LogoController {
  constructor(private readonly bus: Bus) {}

  @Put()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
  })
  @Operation({
    id: 'changeLogo',
    asks: ChangeLogo,
    summary: 'Set the logo of the workspace',
    answers: CreatedDto,
    refuses: ['UnprocessableContent', 'BAD_USER_INPUT'],
  })
  async change(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<CreatedDto> {
    const { filename, file } = await filePart(request);
    return { id: await this.bus.ask(new ChangeLogo(actor, filename, file)) };
  }

  @Delete()
  @Operation({ id: 'removeLogo', asks: RemoveLogo, summary: 'Remove the logo of the workspace' })
  remove(@CurrentActor() actor: Actor): Promise<void> {
    return this.bus.ask(new RemoveLogo(actor));
  }
}

@ApiTags('Workspaces')
@OpenToAll()
@Controller('workspaces/:teamId/logo')
export class LogoBytesController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'downloadLogo',
    asks: DownloadLogo,
    summary: 'Download the logo of a workspace',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async bytes(
    @Param('teamId', IdPipe) teamId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendFile(await this.bus.ask(new DownloadLogo(teamId)), undefined, reply, CACHED_HOUR);
  }
}
