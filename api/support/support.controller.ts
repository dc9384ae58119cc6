import { DecideSupport } from '@evident/application/support/supports';
import { EndOwnSupport } from '@evident/application/support/supports';
import { ListOwnSupport } from '@evident/application/support/supports';
import { RequestSupport } from '@evident/application/support/supports';
import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import { type OwnSupportView, ownSupportsView, supportDecision, supportRequest } from '@evident/domain/support';
import { Body, Controller, Delete, Get, Param, Post, Put, UseGuards } from '@nestjs/common';
import { CurrentPerson, SignedInGuard } from '../identity/signed-in.ts';
import { CurrentActor, OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { named } from '../kernel/declared/named.ts';
import { dtoFrom } from '../kernel/dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';

class SupportRequestDto extends dtoFrom(supportRequest) {}
class SupportDecisionDto extends dtoFrom(supportDecision) {}

/** For support staff, who are in no workspace that they ask to read. */
@ApiTags('Support access')
@OpenToAll()
@UseGuards(SignedInGuard)
@Controller('me/support-accesses')
export class OwnSupportController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listOwnSupport',
    asks: ListOwnSupport,
    summary: 'List your requests to read workspaces as support, the newest first',
    answers: named('OwnSupportList', ownSupportsView),
    refuses: ['Forbidden'],
  })
  list(@CurrentPerson() person: SignedIn): Promise<{ items: OwnSupportView[] }> {
    return this.bus.ask(new ListOwnSupport(person));
  }

  @Post()
  @Operation({
    id: 'requestSupport',
    asks: RequestSupport,
    summary: 'Ask the admins of a workspace to let you read it as support',
    answers: CreatedDto,
    status: 201,
    refuses: ['Forbidden', 'NotFound', 'ConfirmationRequired', 'InvalidOperation'],
  })
  request(@CurrentPerson() person: SignedIn, @Body() wanted: SupportRequestDto): Promise<{ id: string }> {
    return this.bus.ask(new RequestSupport(person, wanted));
  }

  @Delete(':accessId')
  @Operation({
    id: 'endOwnSupport',
    asks: EndOwnSupport,
    summary: 'End your access as support, or withdraw the request',
    refuses: ['NotFound'],
  })
  end(@CurrentPerson() person: SignedIn, @Param('accessId', IdPipe) accessId: string): Promise<void> {
    return this.bus.ask(new EndOwnSupport(person, accessId));
  }
}

/** A leaked access token cannot let support in. */
@ApiTags('Support access')
@UseGuards(SignedInGuard)
@Controller('support-accesses')
export class SupportDecisionController {
  constructor(private readonly bus: Bus) {}

  @Put(':accessId/decision')
  @Operation({
    id: 'decideSupport',
    asks: DecideSupport,
    summary: 'Grant or deny a request of support; needs a session',
    description: 'Access is to read only, and ends by itself after the hours, at most 72.',
    refuses: ['NotFound', 'ConfirmationRequired', 'InvalidOperation'],
  })
  decide(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Param('accessId', IdPipe) accessId: string,
    @Body() decision: SupportDecisionDto,
  ): Promise<void> {
    return this.bus.ask(new DecideSupport(actor, person, accessId, decision));
  }
}
