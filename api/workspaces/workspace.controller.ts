import { GetOwnMembership } from '@evident/application/workspaces/get-own-membership';
import type { Actor } from '@evident/domain/permissions';
import type { OwnMembershipView } from '@evident/domain/workspaces';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renewSession } from '../identity/session-cookie.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { OwnMembershipDto } from './workspaces.dto.ts';

@ApiTags('Workspaces')
@Controller()
export class WorkspaceController {
  constructor(private readonly bus: Bus) {}

  @Get('me')
  @Operation({
    id: 'getOwnMembership',
    asks: GetOwnMembership,
    summary: 'Get your membership and the workspace',
    answers: OwnMembershipDto,
  })
  me(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnMembershipView> {
    renewSession(request, reply);
    return this.bus.ask(new GetOwnMembership(actor));
  }
}
