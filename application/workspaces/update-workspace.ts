import { isEnabled, normalDomain } from '@evident/domain/identity';
import { hexColor, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type Team,
  type TeamWording,
  demandJoinDomains,
  demandOwnDomains,
  demandSubdomain,
} from '@evident/domain/workspaces';
import type { SecondFactorStore } from '../identity/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { WordLists } from './word-lists.ts';
import type { MemberStore, TeamStore } from './workspace-stores.ts';

/** Changes name, subdomain, color or join domains of a workspace. `expected` is the version that the actor has seen. */
export class UpdateWorkspace extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin', feature: 'roles' });

  constructor(
    readonly actor: Actor,
    readonly wording: TeamWording,
    readonly expected: number | null = null,
  ) {
    super();
  }

  /** Only members who join as managers. */
  get needsFeature(): boolean {
    return this.wording.joinRole === 'MANAGER';
  }
}

export class UpdateWorkspaceHandler implements Handler<UpdateWorkspace> {
  constructor(
    private readonly work: UnitOfWork<{
      teams: TeamStore;
      members: Pick<MemberStore, 'find'>;
      secondFactors: SecondFactorStore;
      audit: AuditLog;
    }>,
    private readonly words: WordLists,
  ) {}

  async execute({ actor, wording, expected }: UpdateWorkspace): Promise<void> {
    const changes = await this.checked(wording);
    await this.work.perform(actor.teamId, async ({ teams, members, secondFactors, audit }) => {
      const team = (await teams.hold(actor.teamId)) ?? notFound('Workspace');
      refuseOverwriting(team, expected);
      const self = await members.find(actor.userId);
      if (demandsMore(team, changes) && !(self?.accountId && isEnabled(await secondFactors.find(self.accountId))))
        refuse(
          'InvalidOperation',
          'Set up two-step sign-in for yourself first',
          'Otherwise you would lose your admin rights. Set it up under Settings, Your security.',
        );
      await teams.save({ ...team, ...changes });
      if (changes.guestsAllowed === false && team.guestsAllowed)
        demandOwnDomains(await teams.domains(), self?.email ?? '');
      if (changes.passwordAuthEnabled === false && team.passwordAuthEnabled) await teams.endPasswordSessions(team.id);
      await audit.record({
        actorId: actor.userId,
        action: 'workspace:changed',
        objectType: 'team',
        objectId: team.id,
        detail: { ...changes },
      });
    });
  }

  private async checked({
    name,
    subdomain,
    joinDomains,
    joinRole,
    primaryColor,
    orgSize,
    adminsNeedSecondFactor,
    passwordAuthEnabled,
    maskPersonalData,
    peopleAccess,
    noteTab,
    marketingCommsEnabled,
    ...rules
  }: TeamWording): Promise<Partial<Team>> {
    const free = joinDomains ? await this.words.freeMail(joinDomains.map(normalDomain)) : undefined;
    return {
      ...(name === undefined ? {} : { name: name.trim() || refuse('ValidationError', 'A workspace needs a name') }),
      ...(subdomain === undefined ? {} : { subdomain: demandSubdomain(subdomain, await this.words.profanity()) }),
      ...(joinDomains === undefined
        ? {}
        : { joinDomains: demandJoinDomains(joinDomains, (domain) => free!.has(domain)) }),
      ...(joinRole === undefined ? {} : { joinRole }),
      ...(peopleAccess === undefined ? {} : { peopleAccess }),
      ...(noteTab === undefined ? {} : { noteTab }),
      ...(adminsNeedSecondFactor === undefined ? {} : { adminsNeedSecondFactor }),
      ...(passwordAuthEnabled === undefined ? {} : { passwordAuthEnabled }),
      ...given(rules),
      ...(maskPersonalData === undefined ? {} : { maskPersonalData }),
      ...(orgSize === undefined ? {} : { orgSize }),
      ...(marketingCommsEnabled === undefined ? {} : { marketingCommsEnabled }),
      ...(primaryColor === undefined ? {} : { primaryColor: primaryColor === null ? null : hexColor(primaryColor) }),
    };
  }
}

/** Whether a rule about two-step sign-in is turned on. */
const demandsMore = (team: Team, changes: Partial<Team>): boolean =>
  (changes.adminsNeedSecondFactor === true && !team.adminsNeedSecondFactor) ||
  (changes.membersNeedSecondFactor === true && !team.membersNeedSecondFactor);

type Rules = Pick<TeamWording, 'linkSharingEnabled' | 'guestsAllowed' | 'exportsAllowed' | 'membersNeedSecondFactor'>;

const given = (rules: Rules): Partial<Team> =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
