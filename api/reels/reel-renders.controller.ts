import { ListReelRenders } from '@evident/application/reels/list-reel-renders';
import { RenderReel } from '@evident/application/reels/render-reel';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { RenderDto } from '../media/media.dto.ts';
import { NewReelRenderDto, ReelRendersDto } from './reels.dto.ts';

@ApiTags('Reels')
@Controller('reels/:reelId/renders')
export class ReelRendersController {
  constructor(private readonly bus: Bus) {}

  @Post()
  @Operation({
    id: 'renderReel',
    asks: RenderReel,
    summary: 'Render a reel as one file of its project',
    description: 'At most 100 highlights. Read its state with `GET /renders/{renderId}`.',
    answers: RenderDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  render(
    @CurrentActor() actor: Actor,
    @Param('reelId', IdPipe) reelId: string,
    @Body() { video }: NewReelRenderDto,
  ): Promise<RenderDto> {
    return this.bus.ask(new RenderReel(actor, reelId, video));
  }

  @Get()
  @Operation({
    id: 'listReelRenders',
    asks: ListReelRenders,
    summary: 'List the latest renderings of a reel, newest first',
    answers: ReelRendersDto,
    refuses: ['NotFound'],
  })
  async list(@CurrentActor() actor: Actor, @Param('reelId', IdPipe) reelId: string): Promise<ReelRendersDto> {
    return { items: await this.bus.ask(new ListReelRenders(actor, reelId)) };
  }
}
