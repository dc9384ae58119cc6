import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { seatsAvailable } from '@evident/domain/plans';
import { type SupportAccess, goingOn } from '@evident/domain/support';
import { type OwnMembershipView, effectiveFlags, viewMember, viewTeam } from '@evident/domain/workspaces';
import type { Addresses } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FlagStore, MemberStore, TeamStore } from './workspace-stores.ts';

/** Returns the caller's membership and workspace. */
export class GetOwnMembership extends Query<OwnMembershipView> {
  static readonly requires = memberWith({ scope: 'read', beforeSecondFactor: true });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class GetOwnMembershipHandler implements Handler<GetOwnMembership> {
  constructor(
    private readonly work: UnitOfWork<{
      teams: TeamStore;
      members: MemberStore;
      flags: FlagStore;
      supportAccesses: { granted(): Promise<SupportAccess[]> };
    }>,
    private readonly addresses: Addresses,
    private readonly clock: Clock,
  ) {}

  execute({ actor }: GetOwnMembership): Promise<OwnMembershipView> {
    return this.work.perform(actor.teamId, async ({ teams, members, flags, supportAccesses }) => {
      const now = this.clock.now();
      const team = (await teams.find(actor.teamId)) ?? notFound('Workspace');
      const member = (await members.find(actor.userId)) ?? notFound('Member');
      const { ofTeam, ofAll } = await flags.settings();
      return {
        member: viewMember(member, team),
        workspace: viewTeam(
          team,
          this.addresses.workspace(team.subdomain),
          {
            ...(await members.seats()),
            available: seatsAvailable(actor.plan, now),
          },
          actor.plan,
        ),
        groupIds: [...actor.groupIds],
        scopes: [...actor.scopes],
        secondFactorMissing: actor.secondFactorMissing ?? false,
        secondFactorNeeded: actor.secondFactorNeeded ?? false,
        noteTab: await members.noteTab(actor.userId),
        featureFlags: effectiveFlags(ofTeam, ofAll),
        support: goingOn(actor, await supportAccesses.granted(), now),
      };
    });
  }
}
