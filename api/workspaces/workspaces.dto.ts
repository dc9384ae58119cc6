import { domainField, emailRequest } from '@evident/domain/identity';
import { type ObjectSchema, TITLE_MAX } from '@evident/domain/kernel';
import {
  availableTeamView,
  environmentView,
  featureFlagsView,
  featureFlagsWording,
  groupView,
  groupWording,
  inviteAcceptance,
  inviteLinkView,
  invitePreview,
  inviteView,
  inviteWording,
  invitedView,
  memberView,
  memberWording,
  newTeam,
  noteTabChoice,
  ownMembershipView,
  ownWorkspaceView,
  signedInView,
  subdomainCheck,
  subdomainField,
  teamRouteView,
  teamView,
  teamWording,
} from '@evident/domain/workspaces';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

const listOf = <S extends ObjectSchema>(item: S) =>
  ({ type: 'object', properties: { items: { type: 'array', items: item } }, required: ['items'] }) as const;

export class EnvironmentDto extends dtoFrom(environmentView) {}
export class TeamRouteDto extends dtoFrom(teamRouteView) {}
export class FindWorkspacesDto extends dtoFrom(emailRequest) {}
export class InviteTokenDto extends dtoFrom({
  type: 'object',
  properties: { token: inviteAcceptance.properties.token },
  required: ['token'],
} as const) {}
export class InvitePreviewDto extends dtoFrom(invitePreview) {}
export class InviteAcceptanceDto extends dtoFrom(inviteAcceptance) {}
export class AcceptedInviteDto extends dtoFrom(signedInView) {}

export class NewWorkspaceDto extends dtoFrom(newTeam) {}
export class OwnWorkspaceDto extends dtoFrom(ownWorkspaceView) {}
export class AvailableTeamsDto extends dtoFrom(listOf(availableTeamView)) {}
export class SubdomainQueryDto extends queryFrom({
  type: 'object',
  properties: { wish: subdomainField },
  required: ['wish'],
} as const) {}
export class SubdomainCheckDto extends dtoFrom(subdomainCheck) {}
export class DomainQueryDto extends queryFrom({
  type: 'object',
  properties: { domain: domainField },
  required: ['domain'],
} as const) {}
export class DomainDenialDto extends dtoFrom({
  type: 'object',
  properties: { isDenied: { type: 'boolean' } },
  required: ['isDenied'],
} as const) {}

export class NoteTabChoiceDto extends dtoFrom(noteTabChoice) {}
export class OwnMembershipDto extends dtoFrom(ownMembershipView) {}
export class WorkspaceDto extends dtoFrom(teamView) {}
export class WorkspaceWordingDto extends dtoFrom(teamWording) {}
export class FeatureFlagsDto extends dtoFrom(featureFlagsView) {}
export class FeatureFlagsWordingDto extends dtoFrom(featureFlagsWording) {}

export class MemberQueryDto extends queryFrom({
  type: 'object',
  properties: {
    ...pageQueryProperties,
    search: { type: 'string', maxLength: TITLE_MAX, description: 'Part of a name or an address' },
  },
  required: [],
} as const) {}
export class MemberPageDto extends pageOf(memberView) {}
export class MemberDto extends dtoFrom(memberView) {}
export class MemberWordingDto extends dtoFrom(memberWording) {}
export class InviteWordingDto extends dtoFrom(inviteWording) {}
export class InviteLinkDto extends dtoFrom(inviteLinkView) {}
export class InvitedDto extends dtoFrom(invitedView) {}
export class InvitePageDto extends pageOf(inviteView) {}
export class GroupWordingDto extends dtoFrom(groupWording) {}
export class GroupsDto extends dtoFrom(listOf(groupView)) {}
