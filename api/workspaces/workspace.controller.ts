import { DeleteWorkspace } from '@evident/application/workspaces/delete-workspace';
import { ChooseNoteTab } from '@evident/application/workspaces/choose-note-tab';
import { GetOwnMembership } from '@evident/application/workspaces/get-own-membership';
import { GetWorkspace } from '@evident/application/workspaces/queries';
import { LeaveWorkspace } from '@evident/application/workspaces/leave-workspace';
import { SetFeatureFlags } from '@evident/application/workspaces/set-feature-flags';
import { UpdateWorkspace } from '@evident/application/workspaces/update-workspace';
import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import type { FeatureFlagsView, OwnMembershipView, TeamView } from '@evident/domain/workspaces';
import { Body, Controller, Delete, Get, Patch, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPerson, SignedInGuard } from '../identity/signed-in.ts';
import { renewSession } from '../identity/session-cookie.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  FeatureFlagsDto,
  FeatureFlagsWordingDto,
  NoteTabChoiceDto,
  OwnMembershipDto,
  WorkspaceDeletionDto,
  WorkspaceDto,
  WorkspaceWordingDto,
} from './workspaces.dto.ts';

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

  @Put('me/note-tab')
  @Operation({
    id: 'chooseNoteTab',
    asks: ChooseNoteTab,
    summary: 'Remember the tab of the sidebar of notes that you opened last',
  })
  chooseNoteTab(@CurrentActor() actor: Actor, @Body() { tab }: NoteTabChoiceDto): Promise<void> {
    return this.bus.ask(new ChooseNoteTab(actor, tab));
  }

  @Delete('me')
  @Operation({
    id: 'leaveWorkspace',
    asks: LeaveWorkspace,
    summary: 'Leave the workspace; your work stays',
    refuses: ['InvalidOperation'],
  })
  leave(@CurrentActor() actor: Actor): Promise<void> {
    return this.bus.ask(new LeaveWorkspace(actor));
  }

  @Get('workspace')
  @ShowsVersion()
  @Operation({
    id: 'getWorkspace',
    asks: GetWorkspace,
    summary: 'Read the workspace and its settings',
    answers: WorkspaceDto,
  })
  get(@CurrentActor() actor: Actor): Promise<TeamView> {
    return this.bus.ask(new GetWorkspace(actor));
  }

  @Patch('workspace')
  @TakesVersion()
  @Operation({
    id: 'updateWorkspace',
    asks: UpdateWorkspace,
    summary: 'Change the workspace’s name, subdomain, join domains or join role',
    refuses: ['InvalidOperation'],
  })
  update(
    @CurrentActor() actor: Actor,
    @Body() wording: WorkspaceWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<void> {
    return this.bus.ask(new UpdateWorkspace(actor, wording, seen));
  }

  @Post('workspace/deletion')
  @UseGuards(SignedInGuard)
  @Operation({
    id: 'deleteWorkspace',
    asks: DeleteWorkspace,
    summary: 'Delete the workspace for everyone, at once and for good; needs a session',
    refuses: ['ConfirmationRequired'],
  })
  remove(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Body() { name }: WorkspaceDeletionDto,
  ): Promise<void> {
    return this.bus.ask(new DeleteWorkspace(actor, person, name));
  }

  @Patch('workspace/feature-flags')
  @Operation({
    id: 'setFeatureFlags',
    asks: SetFeatureFlags,
    summary: 'Set feature flags of the workspace',
    answers: FeatureFlagsDto,
  })
  setFlags(@CurrentActor() actor: Actor, @Body() wording: FeatureFlagsWordingDto): Promise<FeatureFlagsView> {
    return this.bus.ask(new SetFeatureFlags(actor, wording));
  }
}
