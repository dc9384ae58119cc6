import { DecideAccessRequest } from '@evident/application/projects/decide-access-request';
import { ListAccessRequests } from '@evident/application/projects/access-queries';
import { RequestAccess } from '@evident/application/projects/request-access';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { AccessDecisionDto, AccessRequestPageDto, NewAccessRequestDto } from './access.dto.ts';

@ApiTags('Access')
@Controller('access-requests')
export class AccessRequestsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listAccessRequests',
    asks: ListAccessRequests,
    summary: 'List the open requests for access that you can answer',
    answers: AccessRequestPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<AccessRequestPageDto> {
    return this.bus.ask(new ListAccessRequests(actor, pageRequest(page)));
  }

  @Post()
  @Operation({
    id: 'requestAccess',
    asks: RequestAccess,
    summary: 'Request access to a project; the response does not reveal whether it exists',
    refuses: ['InvalidOperation'],
  })
  ask(@CurrentActor() actor: Actor, @Body() wording: NewAccessRequestDto): Promise<void> {
    return this.bus.ask(new RequestAccess(actor, wording));
  }

  @Put(':requestId/decision')
  @Operation({
    id: 'decideAccessRequest',
    asks: DecideAccessRequest,
    summary: 'Grant or deny a request for access',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  decide(
    @CurrentActor() actor: Actor,
    @Param('requestId', IdPipe) requestId: string,
    @Body() decision: AccessDecisionDto,
  ): Promise<void> {
    return this.bus.ask(new DecideAccessRequest(actor, requestId, decision));
  }
}
