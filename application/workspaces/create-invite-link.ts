import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type InviteLinkView, inviteState } from '@evident/domain/workspaces';
import type { Addresses } from '../identity/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { InviteStore, TeamStore } from './workspace-stores.ts';

const SECRET_BYTES = 32;

/**
 * Creates a link to a pending invite, for an admin to share. Replaces the previous copied link; the mailed link keeps
 * working.
 */
export class CreateInviteLink extends Command<InviteLinkView> {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly inviteId: Uuid,
  ) {
    super();
  }
}

export class CreateInviteLinkHandler implements Handler<CreateInviteLink> {
  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; invites: InviteStore; audit: AuditLog }>,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, inviteId }: CreateInviteLink): Promise<InviteLinkView> {
    const secret = this.secrets.token(SECRET_BYTES);
    return this.work.perform(actor.teamId, async ({ teams, invites, audit }) => {
      await teams.hold(actor.teamId);
      const invite = (await invites.find(inviteId)) ?? notFound('Invite');
      if (inviteState(invite, this.clock.now()) !== 'PENDING')
        refuse('InvalidOperation', 'This invite no longer works', 'Invite the address again.');
      await invites.save({ ...invite, linkHash: this.secrets.hash(secret) });
      await audit.record({
        actorId: actor.userId,
        action: 'invite:link-created',
        objectType: 'invite',
        objectId: invite.id,
      });
      return {
        url: this.addresses.root(`/auth/accept-invite#token=${secret}`),
        expiresAt: invite.expiresAt.toISOString(),
      };
    });
  }
}
