import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { inviteState } from '@evident/domain/workspaces';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { InviteStore, TeamStore } from './workspace-stores.ts';

/** Revokes an invite; its link stops working immediately. */
export class RevokeInvite extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly inviteId: Uuid,
  ) {
    super();
  }
}

export class RevokeInviteHandler implements Handler<RevokeInvite> {
  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; invites: InviteStore; audit: AuditLog }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, inviteId }: RevokeInvite): Promise<void> {
    const now = this.clock.now();
    await this.work.perform(actor.teamId, async ({ teams, invites, audit }) => {
      await teams.hold(actor.teamId);
      const invite = (await invites.find(inviteId)) ?? notFound('Invite');
      if (inviteState(invite, now) === 'ACCEPTED')
        refuse('InvalidOperation', 'The invite was accepted', 'Remove the member instead.');
      if (invite.revokedAt) return;
      await invites.save({ ...invite, revokedAt: now });
      await audit.record({
        actorId: actor.userId,
        action: 'invite:revoked',
        objectType: 'invite',
        objectId: invite.id,
      });
    });
  }
}
