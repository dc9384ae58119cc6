import { CreateReel } from '@evident/application/reels/create-reel';
import { DeleteReel } from '@evident/application/reels/delete-reel';
import { ExportReel } from '@evident/application/reels/export-reel';
import { GetReel, GetReelWords, ListReels } from '@evident/application/reels/queries';
import { UpdateReel } from '@evident/application/reels/update-reel';
import type { Actor } from '@evident/domain/permissions';
import type { ReelFormat } from '@evident/domain/reels';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  CreatedReelDto,
  NewReelDto,
  ReelDto,
  ReelExportDto,
  ReelPageDto,
  ReelQueryDto,
  ReelUpdateDto,
  ReelWordsDto,
} from './reels.dto.ts';

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

  @Get()
  @Operation({
    id: 'listReels',
    asks: ListReels,
    summary: 'List reels, newest first',
    description: 'Those of all projects you see, or of one project or source.',
    answers: ReelPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() { limit, cursor, ...query }: ReelQueryDto): Promise<ReelPageDto> {
    return this.bus.ask(new ListReels(actor, query, pageRequest({ limit, cursor })));
  }

  @Post()
  @Operation({
    id: 'createReel',
    asks: CreateReel,
    summary: 'Create a reel from highlights',
    description:
      'From those of a recording, note, tag or insight, or from chosen ones. Highlights without seconds are left out.',
    answers: CreatedReelDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  create(@CurrentActor() actor: Actor, @Body() wanted: NewReelDto): Promise<CreatedReelDto> {
    return this.bus.ask(new CreateReel(actor, wanted));
  }

  @Get(':reelId')
  @ShowsVersion()
  @Operation({ id: 'getReel', asks: GetReel, summary: 'Read a reel', answers: ReelDto, refuses: ['NotFound'] })
  get(@CurrentActor() actor: Actor, @Param('reelId', IdPipe) reelId: string): Promise<ReelDto> {
    return this.bus.ask(new GetReel(actor, reelId));
  }

  @Patch(':reelId')
  @TakesVersion()
  @Operation({
    id: 'updateReel',
    asks: UpdateReel,
    summary: 'Rename a reel, or change its items or captions',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('reelId', IdPipe) reelId: string,
    @Body() update: ReelUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateReel(actor, reelId, update, seen)) };
  }

  @Delete(':reelId')
  @Operation({
    id: 'deleteReel',
    asks: DeleteReel,
    summary: 'Delete a reel',
    description: 'Its recordings and highlights stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('reelId', IdPipe) reelId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteReel(actor, reelId)) };
  }

  @Get(':reelId/words')
  @Operation({
    id: 'getReelWords',
    asks: GetReelWords,
    summary: 'Read the timed words of a reel',
    answers: ReelWordsDto,
    refuses: ['NotFound'],
  })
  words(@CurrentActor() actor: Actor, @Param('reelId', IdPipe) reelId: string): Promise<ReelWordsDto> {
    return this.bus.ask(new GetReelWords(actor, reelId));
  }

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
