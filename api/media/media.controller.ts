import { CancelMedia } from '@evident/application/media/cancel-media';
import { GetMedia } from '@evident/application/media/get-media';
import { ReadMediaPart } from '@evident/application/media/read-media-part';
import { RetryMedia } from '@evident/application/media/retry-media';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Headers, Param, ParseIntPipe, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { NOT_CACHED, REVALIDATED, rangeOf, sendFile } from '../files/send-file.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { MediaDto } from './media.dto.ts';

@ApiTags('Media')
@Controller('files/:fileId/media')
export class MediaController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'getMedia',
    asks: GetMedia,
    summary: 'Read the processing of a recording, and the addresses of what it made',
    answers: MediaDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<MediaDto> {
    return this.bus.ask(new GetMedia(actor, fileId, `/api/v1/files/${fileId}/media`));
  }

  @Post('cancel')
  @Operation({
    id: 'cancelMedia',
    asks: CancelMedia,
    summary: 'Cancel the processing of a recording',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  cancel(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<void> {
    return this.bus.ask(new CancelMedia(actor, fileId));
  }

  @Post('retry')
  @Operation({
    id: 'retryMedia',
    asks: RetryMedia,
    summary: 'Process a recording again that failed or was canceled',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  retry(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<void> {
    return this.bus.ask(new RetryMedia(actor, fileId));
  }

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
