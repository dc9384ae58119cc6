import { CheckDomainDenial, CheckSubdomain, ListAvailableWorkspaces } from '@evident/application/workspaces/queries';
import { CreateWorkspace } from '@evident/application/workspaces/create-workspace';
import { JoinWorkspace } from '@evident/application/workspaces/join-workspace';
import type { SignedIn } from '@evident/domain/identity';
import type { OwnWorkspaceView, SubdomainCheck } from '@evident/domain/workspaces';
import { Body, Controller, Get, Param, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentPerson, SignedInGuard } from '../identity/signed-in.ts';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import {
  AvailableTeamsDto,
  DomainDenialDto,
  DomainQueryDto,
  NewWorkspaceDto,
  OwnWorkspaceDto,
  SubdomainCheckDto,
  SubdomainQueryDto,
} from './workspaces.dto.ts';

/** Creates, selects and joins workspaces. Requires sign-in but no workspace. */
@ApiTags('Workspaces')
@OpenToAll()
@UseGuards(SignedInGuard)
@Controller('workspaces')
export class ChooseWorkspaceController {
  constructor(private readonly bus: Bus) {}

  @Post()
  @Operation({
    id: 'createWorkspace',
    asks: CreateWorkspace,
    summary: 'Create a workspace and become its admin',
    answers: OwnWorkspaceDto,
    status: 201,
    refuses: ['InvalidOperation', 'UnprocessableContent'],
  })
  create(@CurrentPerson() person: SignedIn, @Body() wording: NewWorkspaceDto): Promise<OwnWorkspaceView> {
    return this.bus.ask(new CreateWorkspace(person, wording));
  }

  @Get('available')
  @Operation({
    id: 'listAvailableWorkspaces',
    asks: ListAvailableWorkspaces,
    summary: 'List the workspaces you can join, by invite or by email domain',
    answers: AvailableTeamsDto,
  })
  async available(@CurrentPerson() person: SignedIn): Promise<AvailableTeamsDto> {
    return { items: await this.bus.ask(new ListAvailableWorkspaces(person)) };
  }

  @Get('subdomain')
  @Operation({
    id: 'checkSubdomain',
    asks: CheckSubdomain,
    summary: 'Check whether a subdomain is available',
    answers: SubdomainCheckDto,
  })
  subdomain(@Query() { wish }: SubdomainQueryDto): Promise<SubdomainCheck> {
    return this.bus.ask(new CheckSubdomain(wish));
  }

  @Get('domain-denial')
  @Operation({
    id: 'checkDomainDenial',
    asks: CheckDomainDenial,
    summary: 'Check whether an email domain can be a join domain',
    answers: DomainDenialDto,
  })
  async denial(@Query() { domain }: DomainQueryDto): Promise<DomainDenialDto> {
    return { isDenied: await this.bus.ask(new CheckDomainDenial(domain)) };
  }

  @Post(':teamId/join')
  @Operation({
    id: 'joinWorkspace',
    asks: JoinWorkspace,
    summary: 'Join a workspace that invited you or admits your email domain',
    answers: OwnWorkspaceDto,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  join(@CurrentPerson() person: SignedIn, @Param('teamId', IdPipe) teamId: string): Promise<OwnWorkspaceView> {
    return this.bus.ask(new JoinWorkspace(person, teamId));
  }
}
