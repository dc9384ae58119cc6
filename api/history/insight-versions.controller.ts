import { ListTextVersions } from '@evident/application/history/list-text-versions';
import { NameTextVersion } from '@evident/application/history/name-text-version';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { NewVersionNameDto, TextVersionListDto } from './history.dto.ts';

@ApiTags('History')
@Controller('insights/:insightId/versions')
export class InsightVersionsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listInsightVersions',
    asks: ListTextVersions,
    summary: 'List the versions of the text of an insight, newest first',
    description: 'The first is the text as it is now, if it was ever edited here.',
    answers: TextVersionListDto,
    refuses: ['NotFound'],
  })
  list(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) insightId: string): Promise<TextVersionListDto> {
    return this.bus.ask(new ListTextVersions(actor, 'insight', insightId));
  }

  @Post()
  @Operation({
    id: 'nameInsightVersion',
    asks: NameTextVersion,
    summary: 'Keep the text of an insight as a named version',
    description: 'Named versions are never thinned.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  name(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Body() { name }: NewVersionNameDto,
  ): Promise<CreatedDto> {
    return this.bus.ask(new NameTextVersion(actor, 'insight', insightId, name));
  }
}
