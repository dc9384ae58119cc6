import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresMemberReader } from '@evident/adapters/postgres/workspaces/postgres-member-reader';
import { npmWordLists } from '@evident/adapters/word-lists/npm-word-lists';
import { AcceptInvite, AcceptInviteHandler } from '@evident/application/workspaces/accept-invite';
import { AddGroupMember, AddGroupMemberHandler } from '@evident/application/workspaces/add-group-member';
import { ChangeRole, ChangeRoleHandler } from '@evident/application/workspaces/change-role';
import {
  CheckDomainDenial,
  CheckDomainDenialHandler,
  CheckSubdomain,
  CheckSubdomainHandler,
  GetMember,
  GetMemberHandler,
  GetTeamRoute,
  GetTeamRouteHandler,
  GetWorkspace,
  GetWorkspaceHandler,
  ListAvailableWorkspaces,
  ListAvailableWorkspacesHandler,
  ListGroups,
  ListGroupsHandler,
  ListInvites,
  ListInvitesHandler,
  ListMembers,
  ListMembersHandler,
} from '@evident/application/workspaces/queries';
import { CreateGroup, CreateGroupHandler } from '@evident/application/workspaces/create-group';
import { CreateInviteLink, CreateInviteLinkHandler } from '@evident/application/workspaces/create-invite-link';
import { PlanChoice } from '@evident/application/plans/plan-choice';
import { CreateWorkspace, CreateWorkspaceHandler } from '@evident/application/workspaces/create-workspace';
import { DeleteGroup, DeleteGroupHandler } from '@evident/application/workspaces/delete-group';
import { FindWorkspaces, FindWorkspacesHandler } from '@evident/application/workspaces/find-workspaces';
import { GetEnvironment, GetEnvironmentHandler } from '@evident/application/workspaces/get-environment';
import { ChooseNoteTab, ChooseNoteTabHandler } from '@evident/application/workspaces/choose-note-tab';
import { GetOwnMembership, GetOwnMembershipHandler } from '@evident/application/workspaces/get-own-membership';
import { InviteMembers, InviteMembersHandler } from '@evident/application/workspaces/invite-members';
import { JoinWorkspace, JoinWorkspaceHandler } from '@evident/application/workspaces/join-workspace';
import { LeaveWorkspace, LeaveWorkspaceHandler } from '@evident/application/workspaces/leave-workspace';
import { PreviewInvite, PreviewInviteHandler } from '@evident/application/workspaces/preview-invite';
import { RemoveGroupMember, RemoveGroupMemberHandler } from '@evident/application/workspaces/remove-group-member';
import { RemoveMember, RemoveMemberHandler } from '@evident/application/workspaces/remove-member';
import { RenameGroup, RenameGroupHandler } from '@evident/application/workspaces/rename-group';
import { RevokeInvite, RevokeInviteHandler } from '@evident/application/workspaces/revoke-invite';
import { SetFeatureFlags, SetFeatureFlagsHandler } from '@evident/application/workspaces/set-feature-flags';
import { UpdateWorkspace, UpdateWorkspaceHandler } from '@evident/application/workspaces/update-workspace';
import { WhenInvited } from '@evident/application/workspaces/when-invited';
import type { MemberReader } from '@evident/application/workspaces/member-reader';
import type { Places } from '@evident/domain/workspaces';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import {
  ADDRESSES,
  COMMON_PASSWORDS,
  DIRECTORY,
  IDENTITY_WORK,
  MAILER,
  PASSWORD_HASHER,
  SECRETS,
} from '../identity/identity.ports.ts';
import { handle } from '../kernel/handle.ts';
import { react } from '../kernel/react.ts';
import { CLOCK, IDS, READS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ChooseWorkspaceController } from './choose-workspace.controller.ts';
import { EntranceController } from './entrance.controller.ts';
import { WorkspaceController } from './workspace.controller.ts';

import { GROUPS_OPERATIONS } from './groups.operations.ts';
import { MEMBERS_OPERATIONS } from './members.operations.ts';
import { WORKSPACE_OPERATIONS } from './workspace.operations.ts';
import { WORD_LISTS } from './workspaces.ports.ts';
const MEMBERS = port<MemberReader>('MemberReader');
const PLACES = port<Places>('Places');
const PLAN_CHOICE = port<PlanChoice>('PlanChoice');
@Module({
  imports: [MailModule],
  controllers: [
    EntranceController,
    ChooseWorkspaceController,
    WorkspaceController,
    controllerFor('Workspaces', WORKSPACE_OPERATIONS),
    controllerFor('Members', MEMBERS_OPERATIONS),
    controllerFor('Groups', GROUPS_OPERATIONS),
  ],
  providers: [
    provide(MEMBERS, (reads: PostgresReads) => new PostgresMemberReader(reads), [READS]),
    provide(
      PLACES,
      ({ links }: Settings): Places => ({
        academy: links?.academy ?? null,
        demo: links?.demo ?? null,
        community: links?.community ?? null,
        feedback: links?.feedback ?? null,
      }),
      [SETTINGS],
    ),
    { provide: WORD_LISTS.token, useValue: npmWordLists },
    react(WhenInvited, [WORK, MAILER, ADDRESSES, SECRETS, CLOCK]),
    handle(AcceptInvite, AcceptInviteHandler, [
      WORK,
      IDENTITY_WORK,
      DIRECTORY,
      PASSWORD_HASHER,
      ADDRESSES,
      SECRETS,
      IDS,
      CLOCK,
      COMMON_PASSWORDS,
    ]),
    handle(AddGroupMember, AddGroupMemberHandler, [WORK]),
    handle(ChangeRole, ChangeRoleHandler, [WORK, CLOCK]),
    handle(CheckDomainDenial, CheckDomainDenialHandler, [WORD_LISTS]),
    handle(CheckSubdomain, CheckSubdomainHandler, [DIRECTORY, WORD_LISTS]),
    handle(CreateGroup, CreateGroupHandler, [WORK, IDS, CLOCK]),
    provide(PLAN_CHOICE, ({ plans = false }: Settings) => new PlanChoice(plans), [SETTINGS]),
    handle(CreateWorkspace, CreateWorkspaceHandler, [WORK, DIRECTORY, WORD_LISTS, ADDRESSES, IDS, CLOCK, PLAN_CHOICE]),
    handle(DeleteGroup, DeleteGroupHandler, [WORK]),
    handle(FindWorkspaces, FindWorkspacesHandler, [IDENTITY_WORK, DIRECTORY, MAILER, ADDRESSES, SECRETS, CLOCK]),
    handle(GetEnvironment, GetEnvironmentHandler, [DIRECTORY, ADDRESSES, PLACES]),
    handle(GetMember, GetMemberHandler, [MEMBERS]),
    handle(GetOwnMembership, GetOwnMembershipHandler, [WORK, ADDRESSES, CLOCK]),
    handle(GetTeamRoute, GetTeamRouteHandler, [DIRECTORY, ADDRESSES]),
    handle(GetWorkspace, GetWorkspaceHandler, [WORK, ADDRESSES, CLOCK]),
    handle(InviteMembers, InviteMembersHandler, [WORK, IDENTITY_WORK, SECRETS, IDS, CLOCK]),
    handle(JoinWorkspace, JoinWorkspaceHandler, [WORK, DIRECTORY, ADDRESSES, IDS, CLOCK]),
    handle(LeaveWorkspace, LeaveWorkspaceHandler, [WORK, CLOCK]),
    handle(ListAvailableWorkspaces, ListAvailableWorkspacesHandler, [DIRECTORY]),
    handle(ListGroups, ListGroupsHandler, [MEMBERS]),
    handle(ListInvites, ListInvitesHandler, [MEMBERS, CLOCK]),
    handle(ListMembers, ListMembersHandler, [MEMBERS]),
    handle(PreviewInvite, PreviewInviteHandler, [WORK, IDENTITY_WORK, DIRECTORY, SECRETS, CLOCK]),
    handle(RemoveGroupMember, RemoveGroupMemberHandler, [WORK]),
    handle(RemoveMember, RemoveMemberHandler, [WORK, CLOCK]),
    handle(RenameGroup, RenameGroupHandler, [WORK]),
    handle(CreateInviteLink, CreateInviteLinkHandler, [WORK, ADDRESSES, SECRETS, CLOCK]),
    handle(RevokeInvite, RevokeInviteHandler, [WORK, CLOCK]),
    handle(SetFeatureFlags, SetFeatureFlagsHandler, [WORK]),
    handle(ChooseNoteTab, ChooseNoteTabHandler, [WORK]),
    handle(UpdateWorkspace, UpdateWorkspaceHandler, [WORK, WORD_LISTS]),
  ],
  exports: [WORD_LISTS.token],
})
export class WorkspacesModule {}
