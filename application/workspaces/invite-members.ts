import { normalEmail } from '@evident/domain/identity';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type Invite,
  type InvitedView,
  type InviteWording,
  inviteExpiry,
  refuseGuest,
  takesSeat,
  viewInvite,
} from '@evident/domain/workspaces';
import { countAttempt, type IdentityWork, inviteAttempts } from '../identity/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RoomStores, takeRoom } from '../plans/index.ts';
import type { InviteStore, MemberStore, TeamStore } from './workspace-stores.ts';

const SECRET_BYTES = 32;

/** Invites people with a role; each mail is sent separately. A new invite to an address replaces the previous one. */
export class InviteMembers extends Command<InvitedView> {
  static readonly requires = memberWith({ scope: 'write', role: 'admin', feature: 'roles', counts: ['seats'] });

  constructor(
    readonly actor: Actor,
    readonly wording: InviteWording,
  ) {
    super();
  }

  /** Contributors and viewers are on every plan. */
  get needsFeature(): boolean {
    return this.wording.role === 'MANAGER';
  }
}

export class InviteMembersHandler implements Handler<InviteMembers> {
  constructor(
    private readonly work: UnitOfWork<
      RoomStores & {
        teams: TeamStore;
        members: MemberStore;
        invites: InviteStore;
        audit: AuditLog;
        outbox: Outbox;
      }
    >,
    private readonly identity: IdentityWork,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, wording }: InviteMembers): Promise<InvitedView> {
    const emails = [...new Set(wording.emails.map(normalEmail))].sort();
    const now = this.clock.now();
    const inviter =
      (await this.work.perform(actor.teamId, ({ members }) => members.find(actor.userId))) ??
      refuse('Unauthorized', 'Sign in first');
    await this.identity.perform(async ({ throttles }) => {
      for (const email of emails)
        await countAttempt(throttles, inviteAttempts(this.secrets, inviter.accountId ?? inviter.id, email), now);
    });
    return this.work.perform(actor.teamId, async (stores) => {
      const { teams, members, invites, audit, outbox } = stores;
      const team = (await teams.hold(actor.teamId)) ?? notFound('Workspace');
      const domains = await teams.domains();
      for (const email of emails) refuseGuest(team, domains, email);
      const known = await members.knownEmails(emails);
      const made = emails
        .filter((email) => !known.includes(email))
        .map((email) => this.invite(email, actor, wording, now));
      await invites.save(...(await invites.openTo(emails)).map((earlier) => ({ ...earlier, revokedAt: now })));
      if (takesSeat(wording.role)) await takeRoom(stores, InviteMembers.requires, 'seats', now, made.length);
      await invites.save(...made);
      for (const invite of made) {
        await audit.record(invited(actor.userId, invite));
        await outbox.announce({
          name: 'member:invited',
          teamId: actor.teamId,
          payload: { inviteId: invite.id, by: actor.userId },
        });
      }
      return { invites: made.map((invite) => viewInvite(invite, now)), alreadyMembers: known };
    });
  }

  /** A random secret that is never shown: the link's secret is created when it is mailed. */
  private invite(email: string, { teamId, userId }: Actor, { role, workspaceAdmin }: InviteWording, now: Date): Invite {
    return {
      id: this.ids.newId(),
      teamId,
      email,
      role,
      workspaceAdmin: workspaceAdmin ?? false,
      invitedBy: userId,
      secretHash: this.secrets.hash(this.secrets.token(SECRET_BYTES)),
      linkHash: null,
      createdAt: now,
      expiresAt: inviteExpiry(now),
      acceptedAt: null,
      revokedAt: null,
    };
  }
}

const invited = (actorId: Uuid, { id, role, workspaceAdmin }: Invite) => ({
  actorId,
  action: 'member:invited',
  objectType: 'invite',
  objectId: id,
  detail: { role, workspaceAdmin },
});
