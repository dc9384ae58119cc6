import { ListActivity } from '@evident/application/activity/list-activity';
import { activityView } from '@evident/domain/activity';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { queryFrom } from '../kernel/dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageOf, pageQueryProperties, pageRequest } from '../kernel/page.dto.ts';

class ActivityPageDto extends pageOf(activityView) {}
class ActivityQueryDto extends queryFrom({
  type: 'object',
  properties: {
    ...pageQueryProperties,
    objectId: { type: 'string', format: 'uuid', description: 'Only about this note or insight of the project' },
  },
  required: [],
} as const) {}

@ApiTags('Projects')
@Controller('projects/:projectId/activity')
export class ActivityController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listActivity',
    asks: ListActivity,
    summary: 'List who did what in a project, the latest first',
    description:
      'Derived from the objects as they are: deleted ones are not listed. Highlights of a member in a note count once a day, notes of an import once.',
    answers: ActivityPageDto,
    refuses: ['NotFound'],
  })
  list(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() { objectId, ...page }: ActivityQueryDto,
  ): Promise<ActivityPageDto> {
    return this.bus.ask(new ListActivity(actor, projectId, objectId ?? null, pageRequest(page)));
  }
}
