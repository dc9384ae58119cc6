import { DownloadSharedFile } from '@evident/application/files/download-shared-file';
import { OpenShared } from '@evident/application/sharing/open-shared';
import { OpenSharedClip } from '@evident/application/sharing/open-shared-clip';
import { OpenSharedFile } from '@evident/application/sharing/open-shared-file';
import { Controller, Get, Header, Headers, Param, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { NOT_CACHED, rangeOf, sendFile } from '../files/send-file.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { withCharts } from './with-charts.ts';
import { SharedDto, SharedQueryDto } from './sharing.dto.ts';
import { SharePassword, ShareToken, visitorOf } from './visitor-of.ts';

@ApiTags('Sharing')
@Controller('public')
export class SharedController {
  constructor(private readonly bus: Bus) {}

  @Get(':shareToken')
  @Header('cache-control', NOT_CACHED)
  @OpenToAll()
  @ShareToken()
  @SharePassword()
  @Operation({
    id: 'openShared',
    asks: OpenShared,
    summary: 'Read the object of a public link',
    description: 'Needs no token: the link grants read access.',
    answers: SharedDto,
    refuses: ['NotFound'],
  })
  async open(
    @Param('shareToken') shareToken: string,
    @Query() { cursor }: SharedQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<SharedDto> {
    const visitor = visitorOf(shareToken, request);
    const shared = await this.bus.ask(new OpenShared(visitor, cursor ?? null));
    return withCharts(this.bus, visitor, shared);
  }

  @Get(':shareToken/files/:fileId')
  @OpenToAll()
  @ShareToken()
  @SharePassword()
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

  @Get(':shareToken/clips/:clipId')
  @OpenToAll()
  @ShareToken()
  @SharePassword()
  @Operation({
    id: 'downloadSharedClip',
    asks: OpenSharedClip,
    summary: 'Download the seconds of a recording shown by a public link',
    description: 'One rendered file with exactly the shared seconds.',
    answersBytes: 'in parts',
    refuses: ['NotFound'],
  })
  async clip(
    @Param('shareToken') shareToken: string,
    @Param('clipId', IdPipe) clipId: string,
    @Req() request: FastifyRequest,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const range = rangeOf(header);
    const { teamId, fileId } = await this.bus.ask(new OpenSharedClip(visitorOf(shareToken, request), clipId));
    return sendFile(await this.bus.ask(new DownloadSharedFile(teamId, fileId, range)), range, reply, NOT_CACHED);
  }
}
