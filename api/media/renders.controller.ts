import { CancelRender } from '@evident/application/media/cancel-render';
import { GetRender } from '@evident/application/media/get-render';
import { RenderClip } from '@evident/application/media/render-clip';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { NewClipDto, RenderDto } from './media.dto.ts';

@ApiTags('Media')
@Controller()
export class RendersController {
  constructor(private readonly bus: Bus) {}

  @Post('files/:fileId/clips')
  @Operation({
    id: 'renderClip',
    asks: RenderClip,
    summary: 'Render a part of a recording as a file of its project',
    answers: RenderDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  clip(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Body() clip: NewClipDto,
  ): Promise<RenderDto> {
    return this.bus.ask(new RenderClip(actor, fileId, clip));
  }

  @Get('renders/:renderId')
  @Operation({
    id: 'getRender',
    asks: GetRender,
    summary: 'Read the state of a rendering',
    answers: RenderDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('renderId', IdPipe) renderId: string): Promise<RenderDto> {
    return this.bus.ask(new GetRender(actor, renderId));
  }

  @Post('renders/:renderId/cancel')
  @Operation({
    id: 'cancelRender',
    asks: CancelRender,
    summary: 'Cancel a rendering',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  cancel(@CurrentActor() actor: Actor, @Param('renderId', IdPipe) renderId: string): Promise<void> {
    return this.bus.ask(new CancelRender(actor, renderId));
  }
}
