import type { DeliveredEvent } from '@evident/domain/events';
import { inviteState } from '@evident/domain/workspaces';
import type { Addresses } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { deliver, type Mail, type Mailer } from '../mail/index.ts';
import { inviteMail } from './mails.ts';
import type { InviteStore, MemberStore, TeamStore } from './workspace-stores.ts';

const SECRET_BYTES = 32;

/**
 * Mails the link of an invite. Creates its secret here, so that it is never stored. After a retry, only the latest link
 * works.
 */
export class WhenInvited implements Reaction<'member:invited'> {
  readonly name = 'when-invited';
  readonly on = ['member:invited'] as const;

  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; members: MemberStore; invites: InviteStore }>,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async react({ teamId, payload }: DeliveredEvent<'member:invited'>): Promise<void> {
    const mail = await this.work.perform(teamId, async ({ teams, members, invites }): Promise<Mail | null> => {
      const team = await teams.hold(teamId);
      const invite = await invites.find(payload.inviteId);
      if (!team || !invite || inviteState(invite, this.clock.now()) !== 'PENDING') return null;
      const inviter = await members.find(invite.invitedBy);
      const secret = this.secrets.token(SECRET_BYTES);
      await invites.save({ ...invite, secretHash: this.secrets.hash(secret) });
      return inviteMail(
        invite.email,
        inviter?.name ?? team.name,
        team.name,
        this.addresses.root(`/auth/accept-invite#token=${secret}`),
      );
    });
    if (mail) await deliver(this.mailer, mail);
  }
}
