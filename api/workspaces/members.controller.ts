import { ChangeRole } from '@evident/application/workspaces/change-role';
import { CreateInviteLink } from '@evident/application/workspaces/create-invite-link';
import { GetMember, ListInvites, ListMembers } from '@evident/application/workspaces/queries';
import { InviteMembers } from '@evident/application/workspaces/invite-members';
import { RemoveMember } from '@evident/application/workspaces/remove-member';
import { RevokeInvite } from '@evident/application/workspaces/revoke-invite';
import type { Page } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InviteLinkView, InviteView, InvitedView, MemberView } from '@evident/domain/workspaces';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import {
  InviteLinkDto,
  InvitePageDto,
  InviteWordingDto,
  InvitedDto,
  MemberDto,
  MemberPageDto,
  MemberQueryDto,
  MemberWordingDto,
} from './workspaces.dto.ts';

@ApiTags('Members')
@Controller()
export class MembersController {
  constructor(private readonly bus: Bus) {}

  @Get('members')
  @Operation({ id: 'listMembers', asks: ListMembers, summary: 'List the members by name', answers: MemberPageDto })
  list(@CurrentActor() actor: Actor, @Query() query: MemberQueryDto): Promise<Page<MemberView>> {
    return this.bus.ask(new ListMembers(actor, pageRequest(query), query.search));
  }

  @Get('members/:memberId')
  @Operation({
    id: 'getMember',
    asks: GetMember,
    summary: 'Read a member, including one who left',
    answers: MemberDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('memberId', IdPipe) memberId: string): Promise<MemberView> {
    return this.bus.ask(new GetMember(actor, memberId));
  }

  @Patch('members/:memberId')
  @Operation({
    id: 'changeRole',
    asks: ChangeRole,
    summary: 'Change a member’s role, or grant or revoke admin rights',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  changeRole(
    @CurrentActor() actor: Actor,
    @Param('memberId', IdPipe) memberId: string,
    @Body() wording: MemberWordingDto,
  ): Promise<void> {
    return this.bus.ask(new ChangeRole(actor, memberId, wording));
  }

  @Delete('members/:memberId')
  @Operation({
    id: 'removeMember',
    asks: RemoveMember,
    summary: 'Remove a member from the workspace; their work stays',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  remove(@CurrentActor() actor: Actor, @Param('memberId', IdPipe) memberId: string): Promise<void> {
    return this.bus.ask(new RemoveMember(actor, memberId));
  }

  @Get('invites')
  @Operation({
    id: 'listInvites',
    asks: ListInvites,
    summary: 'List pending and expired invites',
    answers: InvitePageDto,
  })
  invites(@CurrentActor() actor: Actor, @Query() query: PageQueryDto): Promise<Page<InviteView>> {
    return this.bus.ask(new ListInvites(actor, pageRequest(query)));
  }

  @Post('invites')
  @Operation({
    id: 'inviteMembers',
    asks: InviteMembers,
    summary: 'Invite people by email with a role',
    description:
      'The mails follow, each by itself. One account sends at most 100 invites in a day, and one address gets at most 5.',
    answers: InvitedDto,
    status: 201,
    refuses: ['TooManyRequests'],
  })
  invite(@CurrentActor() actor: Actor, @Body() wording: InviteWordingDto): Promise<InvitedView> {
    return this.bus.ask(new InviteMembers(actor, wording));
  }

  @Put('invites/:inviteId/link')
  @Operation({
    id: 'createInviteLink',
    asks: CreateInviteLink,
    summary: 'Create a link to a pending invite, to share by hand',
    description:
      'Replaces the link created before; the mailed link keeps working. The link alone makes no account: accepting needs one with the invited address.',
    answers: InviteLinkDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  link(@CurrentActor() actor: Actor, @Param('inviteId', IdPipe) inviteId: string): Promise<InviteLinkView> {
    return this.bus.ask(new CreateInviteLink(actor, inviteId));
  }

  @Delete('invites/:inviteId')
  @Operation({
    id: 'revokeInvite',
    asks: RevokeInvite,
    summary: 'Revoke an invite',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  revoke(@CurrentActor() actor: Actor, @Param('inviteId', IdPipe) inviteId: string): Promise<void> {
    return this.bus.ask(new RevokeInvite(actor, inviteId));
  }
}
