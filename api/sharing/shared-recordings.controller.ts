import { ReadSharedMediaPart } from '@evident/application/media/read-shared-media-part';
import { OpenSharedRecording } from '@evident/application/sharing/open-shared-recording';
import { Controller, Get, Headers, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_CACHED, rangeOf, sendFile } from '../files/send-file.ts';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SharePassword, ShareToken, visitorOf } from './visitor-of.ts';

/** Recordings of shared notes. Each request checks the link again, so that one that is switched off stops at once. */
@ApiTags('Sharing')
@Controller('public/:shareToken/recordings/:fileId')
export class SharedRecordingsController {
  constructor(private readonly bus: Bus) {}

  @Get('playlist.m3u8')
  @OpenToAll()
  @ShareToken()
  @SharePassword()
  @Operation({
    id: 'readSharedPlaylist',
    asks: ReadSharedMediaPart,
    summary: 'Read the HLS playlist of a recording of a shared note',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async master(
    @Param('shareToken') shareToken: string,
    @Param('fileId', IdPipe) fileId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const teamId = await this.bus.ask(new OpenSharedRecording(visitorOf(shareToken, request), fileId));
    const playlist = await this.bus.ask(new ReadSharedMediaPart(teamId, fileId, { what: 'master' }));
    return sendFile(playlist, undefined, reply, NOT_CACHED);
  }

  @Get('outputs/:outputId/playlist.m3u8')
  @OpenToAll()
  @ShareToken()
  @SharePassword()
  @Operation({
    id: 'readSharedRenditionPlaylist',
    asks: ReadSharedMediaPart,
    summary: 'Read the HLS playlist of one size of a recording of a shared note',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async playlist(
    @Param('shareToken') shareToken: string,
    @Param('fileId', IdPipe) fileId: string,
    @Param('outputId', IdPipe) outputId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const teamId = await this.bus.ask(new OpenSharedRecording(visitorOf(shareToken, request), fileId));
    const playlist = await this.bus.ask(new ReadSharedMediaPart(teamId, fileId, { what: 'playlist', outputId }));
    return sendFile(playlist, undefined, reply, NOT_CACHED);
  }

  @Get('outputs/:outputId')
  @OpenToAll()
  @ShareToken()
  @SharePassword()
  @Operation({
    id: 'readSharedRendition',
    asks: ReadSharedMediaPart,
    summary: 'Download a rendition of a recording of a shared note',
    answersBytes: 'in parts',
    refuses: ['NotFound'],
  })
  async output(
    @Param('shareToken') shareToken: string,
    @Param('fileId', IdPipe) fileId: string,
    @Param('outputId', IdPipe) outputId: string,
    @Req() request: FastifyRequest,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const range = rangeOf(header);
    const teamId = await this.bus.ask(new OpenSharedRecording(visitorOf(shareToken, request), fileId));
    const download = await this.bus.ask(new ReadSharedMediaPart(teamId, fileId, { what: 'output', outputId, range }));
    return sendFile(download, range, reply, NOT_CACHED);
  }
}
