import { normalDomain, type SignedIn } from '@evident/domain/identity';
import { type Page, type PageRequest, type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { seatsAvailable } from '@evident/domain/plans';
import {
  type AvailableTeamView,
  type GroupView,
  type InviteView,
  type MemberView,
  slugFault,
  slugOf,
  type SubdomainCheck,
  type TeamRouteView,
  type TeamView,
  viewAvailableTeams,
  viewTeam,
} from '@evident/domain/workspaces';
import type { Addresses, WorkspaceDirectory } from '../identity/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { ANYONE, memberWith, PERSON, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { MemberReader } from './member-reader.ts';
import type { WordLists } from './word-lists.ts';
import type { MemberStore, TeamStore } from './workspace-stores.ts';

/** Returns a member, including departed ones. */
export class GetMember extends Query<MemberView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly memberId: Uuid,
  ) {
    super();
  }
}

export const GetMemberHandler = answeredBy(({ actor, memberId }: GetMember, members: MemberReader) =>
  found(members.member(actor, memberId), 'Member not found'),
);

/** Lists the groups of the workspace with their members. */
export class ListGroups extends Query<GroupView[]> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListGroupsHandler = answeredBy(({ actor }: ListGroups, members: MemberReader) => members.groups(actor));

/** Lists open invites, including expired ones. */
export class ListInvites extends Query<Page<InviteView>> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListInvitesHandler = answeredBy(({ actor, page }: ListInvites, members: MemberReader, clock: Clock) =>
  members.openInvites(actor, page, clock.now()),
);

export class ListMembers extends Query<Page<MemberView>> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
    readonly search?: string,
  ) {
    super();
  }
}

export const ListMembersHandler = answeredBy(({ actor, page, search }: ListMembers, members: MemberReader) =>
  members.list(actor, page, search),
);

/** Lists the workspaces that the person can join, by invite or mail domain. */
export class ListAvailableWorkspaces extends Query<AvailableTeamView[]> {
  static readonly requires = PERSON;

  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export const ListAvailableWorkspacesHandler = answeredBy(
  async ({ signedIn }: ListAvailableWorkspaces, directory: WorkspaceDirectory) =>
    viewAvailableTeams(await directory.openTo(signedIn.accountId)),
);

/** Returns the current location of a workspace by id; links with the id survive a change of subdomain. */
export class GetTeamRoute extends Query<TeamRouteView> {
  static readonly requires = ANYONE;

  constructor(readonly teamId: Uuid) {
    super();
  }
}

export const GetTeamRouteHandler = answeredBy(
  async ({ teamId }: GetTeamRoute, directory: WorkspaceDirectory, addresses: Addresses) => {
    const { id, subdomain, region } = (await directory.route(teamId)) ?? notFound('Workspace');
    return { teamId: id, subdomain, region, url: addresses.workspace(subdomain) };
  },
);

/** Whether a mail domain cannot be a join domain because it offers public mailboxes. */
export class CheckDomainDenial extends Query<boolean> {
  static readonly requires = PERSON;

  constructor(readonly domain: string) {
    super();
  }
}

export const CheckDomainDenialHandler = answeredBy(async ({ domain }: CheckDomainDenial, words: WordLists) => {
  const normal = normalDomain(domain);
  return (await words.freeMail([normal])).has(normal);
});

/** Converts a requested name to a subdomain and checks whether it is available. */
export class CheckSubdomain extends Query<SubdomainCheck> {
  static readonly requires = PERSON;

  constructor(readonly wish: string) {
    super();
  }
}

export const CheckSubdomainHandler = answeredBy(
  async ({ wish }: CheckSubdomain, directory: WorkspaceDirectory, words: WordLists) => {
    const subdomain = slugOf(wish);
    const fault =
      slugFault(subdomain, await words.profanity()) ??
      ((await directory.route(subdomain)) ? 'This subdomain is taken' : null);
    return { subdomain, free: fault === null, fault };
  },
);

/** Returns the workspace with its settings. */
export class GetWorkspace extends Query<TeamView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const GetWorkspaceHandler = answeredBy(
  (
    { actor }: GetWorkspace,
    work: UnitOfWork<{ teams: TeamStore; members: MemberStore }>,
    addresses: Addresses,
    clock: Clock,
  ) => {
    return work.perform(actor.teamId, async ({ teams, members }) => {
      const team = (await teams.find(actor.teamId)) ?? notFound('Workspace');
      const seats = { ...(await members.seats()), available: seatsAvailable(actor.plan, clock.now()) };
      return viewTeam(team, addresses.workspace(team.subdomain), seats, actor.plan);
    });
  },
);
