import { normalEmail } from '@evident/domain/identity';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Invite, type InvitedView, type InviteWording, type Member, type Team, demandWorkspaceAdmin, inviteExpiry, viewInvite } from '@evident/domain/workspaces';
import type { Addresses } from '../identity/addresses.ts';
import { post } from '../identity/post.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { inviteMail } from './mails.ts';
import type { InviteStore, MemberStore, TeamStore } from './workspace-stores.ts';

const SECRET_BYTES = 32;

/** Invite people by mail with a role. A second invite to an address takes the place of the first. */
export class InviteMembers extends Command<InvitedView> {
  constructor(readonly actor: Actor, readonly wording: InviteWording) { super(); }
}

export class InviteMembersHandler implements Handler<InviteMembers> {
  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; members: MemberStore; invites: InviteStore; audit: AuditLog }>,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, wording }: InviteMembers): Promise<InvitedView> {
    demandWorkspaceAdmin(actor);
    const emails = [...new Set(wording.emails.map(normalEmail))];
    const now = this.clock.now();
    const { invites, known, mails } = await this.work.perform(actor.teamId, async (stores) => {
      const team = (await stores.teams.hold(actor.teamId)) ?? refuse('NotFound', 'Workspace not found');
      const inviter = (await stores.members.find(actor.userId)) ?? refuse('Unauthorized', 'Sign in first');
      const members = await stores.members.knownEmails(emails);
      const prepared = emails.filter((email) => !members.includes(email)).map((email) => this.prepare(email, team, inviter, wording, now));
      await stores.invites.save(...(await stores.invites.openTo(emails)).map((earlier) => ({ ...earlier, revokedAt: now })));
      await stores.invites.save(...prepared.map(({ invite }) => invite));
      for (const { invite } of prepared) await stores.audit.record(invited(actor.userId, invite));
      return { invites: prepared.map(({ invite }) => invite), known: members, mails: prepared.map(({ mail }) => mail) };
    });
    for (const mail of mails) await post(this.mailer, mail);
    return { invites: invites.map((invite) => viewInvite(invite, now)), alreadyMembers: known };
  }

  private prepare(email: string, team: Team, inviter: Member, { role, workspaceAdmin }: InviteWording, now: Date): { invite: Invite; mail: Mail } {
    const secret = this.secrets.token(SECRET_BYTES);
    const invite: Invite = {
      id: this.ids.newId(), teamId: team.id, email, role, workspaceAdmin: workspaceAdmin ?? false, invitedBy: inviter.id,
      secretHash: this.secrets.hash(secret), createdAt: now, expiresAt: inviteExpiry(now), acceptedAt: null, revokedAt: null,
    };
    return { invite, mail: inviteMail(email, inviter.name, team.name, this.addresses.root(`/auth/accept-invite#token=${secret}`)) };
  }
}

const invited = (actorId: Uuid, { id, role, workspaceAdmin }: Invite) =>
  ({ actorId, action: 'member:invited', objectType: 'invite', objectId: id, detail: { role, workspaceAdmin } });
