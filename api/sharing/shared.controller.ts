import { DownloadSharedFile } from '@evident/application/files/download-shared-file';
import { OpenShared } from '@evident/application/sharing/open-shared';
import { OpenSharedFile } from '@evident/application/sharing/open-shared-file';
import { Controller, Get, Header, Headers, Param, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { NOT_CACHED, rangeOf, sendFile } from '../files/send-file.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SharedDto, SharedQueryDto } from './sharing.dto.ts';
import { SHARE_PASSWORD_HEADER, visitorOf } from './visitor-of.ts';

@ApiTags('Sharing')
@Controller('public')
export class SharedController {
  constructor(private readonly bus: Bus) {}

  @Get(':shareToken')
  @Header('cache-control', NOT_CACHED)
  @OpenToAll()
  @ApiParam({ name: 'shareToken', schema: { type: 'string', pattern: '^[A-Za-z0-9]{12}$' } })
  @ApiHeader({
    name: SHARE_PASSWORD_HEADER,
    required: false,
    description: 'The password of the link, percent-encoded',
    schema: { type: 'string', maxLength: 600 },
  })
  @Operation({
    id: 'openShared',
    asks: OpenShared,
    summary: 'Read the object of a public link',
    description: 'Needs no token: the link grants read access.',
    answers: SharedDto,
    refuses: ['NotFound'],
  })
  open(
    @Param('shareToken') shareToken: string,
    @Query() { cursor }: SharedQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<SharedDto> {
    return this.bus.ask(new OpenShared(visitorOf(shareToken, request), cursor ?? null));
  }

  @Get(':shareToken/files/:fileId')
  @OpenToAll()
  @ApiParam({ name: 'shareToken', schema: { type: 'string', pattern: '^[A-Za-z0-9]{12}$' } })
  @ApiHeader({
    name: SHARE_PASSWORD_HEADER,
    required: false,
    description: 'The password of the link, percent-encoded',
    schema: { type: 'string', maxLength: 600 },
  })
  @Operation({
    id: 'downloadSharedFile',
    asks: DownloadSharedFile,
    summary: 'Download an image shown by a public link',
    answersBytes: 'in parts',
    refuses: ['NotFound'],
  })
  async file(
    @Param('shareToken') shareToken: string,
    @Param('fileId', IdPipe) fileId: string,
    @Req() request: FastifyRequest,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const range = rangeOf(header);
    const { teamId } = await this.bus.ask(new OpenSharedFile(visitorOf(shareToken, request), fileId));
    return sendFile(await this.bus.ask(new DownloadSharedFile(teamId, fileId, range)), range, reply, NOT_CACHED);
  }
}
