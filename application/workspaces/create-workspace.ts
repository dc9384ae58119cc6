import type { SignedIn } from '@evident/domain/identity';
import { type Uuid, refuse } from '@evident/domain/kernel';
import {
  ACTING,
  DEFAULT_REGION,
  FIRST_NOTE_TAB,
  OPEN_BETA,
  type Member,
  type NewTeam,
  type OwnWorkspaceView,
  type Team,
  demandRoomForWorkspace,
  demandSubdomain,
  effectiveFlags,
  slugOf,
  viewOwnWorkspace,
} from '@evident/domain/workspaces';
import type { Addresses, WorkspaceDirectory } from '../identity/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PlanChoice, RoomStores } from '../plans/index.ts';
import type { WordLists } from './word-lists.ts';
import type { FlagStore, MemberStore, TeamStore } from './workspace-stores.ts';

/** Creates a workspace with the caller as its first admin. */
export class CreateWorkspace extends Command<OwnWorkspaceView> {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly wording: NewTeam,
  ) {
    super();
  }
}

export class CreateWorkspaceHandler implements Handler<CreateWorkspace> {
  constructor(
    private readonly work: UnitOfWork<
      { teams: TeamStore; members: MemberStore; flags: FlagStore; audit: AuditLog; outbox: Outbox } & RoomStores
    >,
    private readonly directory: WorkspaceDirectory,
    private readonly words: WordLists,
    private readonly addresses: Addresses,
    private readonly ids: Ids,
    private readonly clock: Clock,
    /** Plans of new workspaces. */
    private readonly plans: PlanChoice,
  ) {}

  async execute({ signedIn, wording }: CreateWorkspace): Promise<OwnWorkspaceView> {
    const name = wording.name.trim() || refuse('ValidationError', 'A workspace needs a name');
    const subdomain = demandSubdomain(wording.subdomain ?? slugOf(name), await this.words.profanity());
    demandRoomForWorkspace((await this.directory.of(signedIn.accountId)).length);
    const now = this.clock.now();
    const team = newTeam(this.ids.newId(), wording, { name, subdomain }, now);
    const member: Member = {
      id: this.ids.newId(),
      teamId: team.id,
      accountId: signedIn.accountId,
      name: signedIn.name,
      email: signedIn.email,
      role: 'MANAGER',
      workspaceAdmin: true,
      pictureFileId: null,
      createdAt: now,
      ...ACTING,
    };
    const { reverseTrial } = effectiveFlags(await this.directory.flagsOfAll());
    const isBeta = wording.promo === OPEN_BETA;
    await this.work.perform(team.id, async ({ teams, members, flags, audit, outbox, workspacePlans }) => {
      await teams.save(team);
      const plan = this.plans.ofNewWorkspace(now, reverseTrial || isBeta);
      if (plan) await workspacePlans.save(plan);
      if (isBeta) await flags.set('openBeta', true);
      await members.save(member);
      await audit.record({
        actorId: member.id,
        action: 'workspace:created',
        objectType: 'team',
        objectId: team.id,
        ...(wording.promo && { detail: { promo: wording.promo } }),
      });
      await outbox.announce({ name: 'workspace:created', teamId: team.id, payload: { by: member.id } });
    });
    return viewOwnWorkspace(
      { ...team, memberId: member.id, role: member.role, workspaceAdmin: true },
      this.addresses.workspace(subdomain),
    );
  }
}

/** A workspace with the rules of the beginning. */
const newTeam = (id: Uuid, wording: NewTeam, named: Pick<Team, 'name' | 'subdomain'>, createdAt: Date): Team => ({
  id,
  ...named,
  region: wording.region ?? DEFAULT_REGION,
  joinDomains: [],
  joinRole: 'VIEWER',
  peopleAccess: 'EVERYONE',
  noteTab: FIRST_NOTE_TAB,
  primaryColor: null,
  logo: null,
  adminsNeedSecondFactor: false,
  passwordAuthEnabled: true,
  linkSharingEnabled: true,
  guestsAllowed: true,
  exportsAllowed: true,
  membersNeedSecondFactor: false,
  maskPersonalData: false,
  createdAt,
  version: 1,
  orgSize: wording.orgSize ?? null,
  jobRole: wording.jobRole ?? null,
  marketingCommsEnabled: wording.marketingCommsEnabled ?? false,
});
