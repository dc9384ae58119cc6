import { ExportReel } from '@evident/application/reels/export-reel';
import type { Actor } from '@evident/domain/permissions';
import type { ReelFormat } from '@evident/domain/reels';
import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { ReelExportDto } from './reels.dto.ts';

const TYPES: Record<ReelFormat, string> = {
  vtt: 'text/vtt; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  otio: 'application/json; charset=utf-8',
  edl: 'text/plain; charset=utf-8',
};

@ApiTags('Reels')
@Controller('reels')
export class ReelsController {
  constructor(private readonly bus: Bus) {}

  @Get(':reelId/export')
  @Operation({
    id: 'exportReel',
    asks: ExportReel,
    summary: 'Download a reel as captions or as an edit list',
    description: 'WebVTT, SubRip, OpenTimelineIO, or CMX 3600 with 25 frames a second.',
    answersBytes: true,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  async export(
    @CurrentActor() actor: Actor,
    @Param('reelId', IdPipe) reelId: string,
    @Query() { format = 'vtt' }: ReelExportDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { name, text } = await this.bus.ask(new ExportReel(actor, reelId, format));
    void reply
      .header('content-type', TYPES[format])
      .header(
        'content-disposition',
        `attachment; filename="reel.${format}"; filename*=UTF-8''${encodeURIComponent(name).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
      );
    return new StreamableFile(Buffer.from(text));
  }
}
