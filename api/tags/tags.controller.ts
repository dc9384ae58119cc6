import { ProvideTag } from '@evident/application/tags/provide-tag';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { ProvidedTagDto, WantedTagDto } from './tags.dto.ts';

@ApiTags('Tags')
@Controller()
export class TagsController {
  constructor(private readonly bus: Bus) {}

  @Post('projects/:projectId/tags')
  @HttpCode(200)
  @Operation({
    id: 'provideTag',
    asks: ProvideTag,
    summary: 'Get the tag with a title; create it if it is missing',
    description:
      'Looks in the project and the workspace, without case and outer spaces. The first tag of a project creates a board and a group. Safe to repeat.',
    answers: ProvidedTagDto,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  provide(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: WantedTagDto,
  ): Promise<ProvidedTagDto> {
    return this.bus.ask(new ProvideTag(actor, projectId, wanted));
  }
}
