import type { Caller } from '@evident/application/identity/ports';
import { AcceptInvite } from '@evident/application/workspaces/accept-invite';
import { FindWorkspaces } from '@evident/application/workspaces/find-workspaces';
import { GetEnvironment } from '@evident/application/workspaces/get-environment';
import { GetTeamRoute } from '@evident/application/workspaces/queries';
import { PreviewInvite } from '@evident/application/workspaces/preview-invite';
import type { SignedIn } from '@evident/domain/identity';
import type { EnvironmentView, InvitePreview, SignedInView, TeamRouteView } from '@evident/domain/workspaces';
import { Body, Controller, Get, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { giveSession } from '../identity/session-cookie.ts';
import { CurrentCaller, CurrentWorkspace, MaybePerson, PersonGuard } from '../identity/signed-in.ts';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { ONLY_MAILS } from '../kernel/idempotency.ts';
import { MailboxGuard } from '../mail/mailbox.guard.ts';
import {
  AcceptedInviteDto,
  EnvironmentDto,
  FindWorkspacesDto,
  InviteAcceptanceDto,
  InvitePreviewDto,
  InviteTokenDto,
  TeamRouteDto,
} from './workspaces.dto.ts';

/** Workspace information for visitors who are not signed in. */
@ApiTags('Authentication')
@OpenToAll()
@Controller('auth')
export class EntranceController {
  constructor(
    private readonly bus: Bus,
    private readonly mailbox: MailboxGuard,
  ) {}

  @Get('environment')
  @Operation({
    id: 'getEnvironment',
    asks: GetEnvironment,
    summary: 'Get the settings of the sign-in screens',
    answers: EnvironmentDto,
  })
  environment(
    @CurrentWorkspace() workspace: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<EnvironmentView> {
    return this.bus.ask(new GetEnvironment(workspace, this.mailbox.isOpenTo(request)));
  }

  @Get('team-routes/:teamId')
  @Operation({
    id: 'getTeamRoute',
    asks: GetTeamRoute,
    summary: 'Get the current address of a workspace',
    answers: TeamRouteDto,
    refuses: ['NotFound'],
  })
  route(@Param('teamId', IdPipe) teamId: string): Promise<TeamRouteView> {
    return this.bus.ask(new GetTeamRoute(teamId));
  }

  @Post('find-workspaces')
  @Operation({
    id: 'findWorkspaces',
    asks: FindWorkspaces,
    summary: 'Send a list of your workspaces by email',
    description: 'The answer is the same whether the address has an account or not.',
    idempotency: ONLY_MAILS,
  })
  find(@Body() { email }: FindWorkspacesDto, @CurrentCaller() caller: Caller): Promise<void> {
    return this.bus.ask(new FindWorkspaces(email, caller));
  }

  @Post('invite-preview')
  @Operation({
    id: 'previewInvite',
    asks: PreviewInvite,
    summary: 'Read an invite by the token of its link',
    answers: InvitePreviewDto,
    refuses: ['NotFound'],
    idempotency: { withoutKey: 'It changes nothing.' },
  })
  preview(@Body() { token }: InviteTokenDto, @CurrentCaller() caller: Caller): Promise<InvitePreview> {
    return this.bus.ask(new PreviewInvite(token, caller));
  }

  @Post('accept-invite')
  @UseGuards(PersonGuard)
  @Operation({
    id: 'acceptInvite',
    asks: AcceptInvite,
    summary: 'Accept an invite by the token of its link',
    answers: AcceptedInviteDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    description:
      'Creates an account if there is none and signs it in. Existing accounts must sign in first. An Idempotency-Key works only with a session.',
  })
  async accept(
    @Body() body: InviteAcceptanceDto,
    @MaybePerson() signedIn: SignedIn | null,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const { session, view } = await this.bus.ask(new AcceptInvite(body, signedIn, caller));
    if (session) giveSession(reply, session.secret);
    return view;
  }
}
