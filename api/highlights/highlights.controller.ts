import { ListHighlights } from '@evident/application/highlights/queries';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { HighlightPageDto, TagHighlightFilterDto } from './highlights.dto.ts';

@ApiTags('Highlights')
@Controller()
export class HighlightsController {
  constructor(private readonly bus: Bus) {}

  @Get('tags/:tagId/highlights')
  @Operation({
    id: 'listTagHighlights',
    asks: ListHighlights,
    summary: 'List the highlights with a tag, newest first, all or of one note, person, group or project',
    answers: HighlightPageDto,
  })
  ofTag(
    @CurrentActor() actor: Actor,
    @Param('tagId', IdPipe) tagId: string,
    @Query() { noteId, notePersonId, tagGroupId, projectId, ...page }: TagHighlightFilterDto,
  ): Promise<HighlightPageDto> {
    const of = { tagId, noteId, notePersonId, tagGroupId, projectId };
    return this.bus.ask(new ListHighlights(actor, of, pageRequest(page)));
  }
}
