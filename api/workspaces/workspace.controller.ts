import { DeleteWorkspace } from '@evident/application/workspaces/delete-workspace';
import { GetOwnMembership } from '@evident/application/workspaces/get-own-membership';
import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import type { OwnMembershipView } from '@evident/domain/workspaces';
import { Body, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPerson, SignedInGuard } from '../identity/signed-in.ts';
import { renewSession } from '../identity/session-cookie.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { OwnMembershipDto, WorkspaceDeletionDto } from './workspaces.dto.ts';

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

  @Post('workspace/deletion')
  @UseGuards(SignedInGuard)
  @Operation({
    id: 'deleteWorkspace',
    asks: DeleteWorkspace,
    summary: 'Delete the workspace for everyone, at once and for good; needs a session',
    refuses: ['ConfirmationRequired', 'InvalidOperation'],
  })
  remove(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Body() { name }: WorkspaceDeletionDto,
  ): Promise<void> {
    return this.bus.ask(new DeleteWorkspace(actor, person, name));
  }
}
