import { ReadMediaPart } from '@evident/application/media/read-media-part';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Headers, Param, ParseIntPipe, Res, type StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { NOT_CACHED, REVALIDATED, rangeOf, sendFile } from '../files/send-file.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';

@ApiTags('Media')
@Controller('files/:fileId/media')
export class MediaController {
  constructor(private readonly bus: Bus) {}

  /** Playlists grow while a recording is processed, so they are not cached. */
  @Get('playlist.m3u8')
  @Operation({
    id: 'readMediaPlaylist',
    asks: ReadMediaPart,
    summary: 'Read the HLS playlist of a recording',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async master(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const playlist = await this.bus.ask(new ReadMediaPart(actor, fileId, { what: 'master' }));
    return sendFile(playlist, undefined, reply, NOT_CACHED);
  }

  @Get('outputs/:outputId/playlist.m3u8')
  @Operation({
    id: 'readRenditionPlaylist',
    asks: ReadMediaPart,
    summary: 'Read the HLS playlist of one size of a recording',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async playlist(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Param('outputId', IdPipe) outputId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const playlist = await this.bus.ask(new ReadMediaPart(actor, fileId, { what: 'playlist', outputId }));
    return sendFile(playlist, undefined, reply, NOT_CACHED);
  }

  @Get('outputs/:outputId')
  @Operation({
    id: 'readMediaOutput',
    asks: ReadMediaPart,
    summary: 'Download a rendition, a picture or the waveform of a recording',
    answersBytes: 'in parts',
    refuses: ['NotFound'],
  })
  async output(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Param('outputId', IdPipe) outputId: string,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const range = rangeOf(header);
    const download = await this.bus.ask(new ReadMediaPart(actor, fileId, { what: 'output', outputId, range }));
    return sendFile(download, range, reply, REVALIDATED);
  }

  @Get('outputs/:outputId/parts/:number')
  @ApiParam({ name: 'number', schema: { type: 'integer', minimum: 0 } })
  @Operation({
    id: 'readThumbnail',
    asks: ReadMediaPart,
    summary: 'Download one thumbnail of a recording',
    answersBytes: true,
    refuses: ['NotFound', 'BAD_USER_INPUT'],
  })
  async thumbnail(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Param('outputId', IdPipe) outputId: string,
    @Param('number', ParseIntPipe) number: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const download = await this.bus.ask(new ReadMediaPart(actor, fileId, { what: 'thumbnail', outputId, number }));
    return sendFile(download, undefined, reply, REVALIDATED);
  }
}
