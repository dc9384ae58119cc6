import { ChangeRole } from '@evident/application/workspaces/change-role';
import { CreateInviteLink } from '@evident/application/workspaces/create-invite-link';
import { GetMember, ListInvites, ListMembers } from '@evident/application/workspaces/queries';
import { InviteMembers } from '@evident/application/workspaces/invite-members';
import { RemoveMember } from '@evident/application/workspaces/remove-member';
import { RevokeInvite } from '@evident/application/workspaces/revoke-invite';
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
import { operation } from '../kernel/declared/declared-operation.ts';

export const MEMBERS_OPERATIONS = {
  listMembers: operation({
    route: 'GET /members',
    asks: ListMembers,
    summary: 'List the members by name',
    query: MemberQueryDto,
    answers: MemberPageDto,
    message: ({ actor, query }) => new ListMembers(actor, pageRequest(query), query.search),
  }),
  getMember: operation({
    route: 'GET /members/{memberId}',
    asks: GetMember,
    summary: 'Read a member, including one who left',
    answers: MemberDto,
    refuses: ['NotFound'],
    message: ({ actor, memberId }) => new GetMember(actor, memberId),
  }),
  changeRole: operation({
    route: 'PATCH /members/{memberId}',
    asks: ChangeRole,
    summary: 'Change a member’s role, or grant or revoke admin rights',
    body: MemberWordingDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, memberId, body: wording }) => new ChangeRole(actor, memberId, wording),
  }),
  removeMember: operation({
    route: 'DELETE /members/{memberId}',
    asks: RemoveMember,
    summary: 'Remove a member from the workspace; their work stays',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, memberId }) => new RemoveMember(actor, memberId),
  }),
  listInvites: operation({
    route: 'GET /invites',
    asks: ListInvites,
    summary: 'List pending and expired invites',
    query: PageQueryDto,
    answers: InvitePageDto,
    message: ({ actor, query }) => new ListInvites(actor, pageRequest(query)),
  }),
  inviteMembers: operation({
    route: 'POST /invites',
    asks: InviteMembers,
    summary: 'Invite people by email with a role',
    description:
      'The mails follow, each by itself. One account sends at most 100 invites in a day, and one address gets at most 5.',
    body: InviteWordingDto,
    answers: InvitedDto,
    status: 201,
    refuses: ['TooManyRequests'],
    message: ({ actor, body: wording }) => new InviteMembers(actor, wording),
  }),
  createInviteLink: operation({
    route: 'PUT /invites/{inviteId}/link',
    asks: CreateInviteLink,
    summary: 'Create a link to a pending invite, to share by hand',
    description:
      'Replaces the link created before; the mailed link keeps working. The link alone makes no account: accepting needs one with the invited address.',
    answers: InviteLinkDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, inviteId }) => new CreateInviteLink(actor, inviteId),
  }),
  revokeInvite: operation({
    route: 'DELETE /invites/{inviteId}',
    asks: RevokeInvite,
    summary: 'Revoke an invite',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, inviteId }) => new RevokeInvite(actor, inviteId),
  }),
};
